import { Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import type { Bucket } from "~/config.server";
import { type BucketFailure, openClient, textOf } from "~/files/bucket/client.server";
import { BackupError } from "../errors";
import type { CopyPlace } from "./place.server";

/** Bytes per part; S3 allows 10,000 parts of at least 5 MB. */
const partBytes = 16 * 1024 * 1024;
/** Milliseconds per request; parts can take long on a slow line. */
const timeoutMs = 10 * 60_000;

function toError({ status, code, cause }: BucketFailure): BackupError {
  if (status === undefined)
    return new BackupError("The store for copies of backups cannot be reached.", { cause });
  return new BackupError(
    `The store for copies of backups answered ${status}${code ? ` (${code})` : ""}. ` +
      "Check BACKUP_COPY_TO, BACKUP_COPY_KEY and BACKUP_COPY_SECRET.",
  );
}

export function openBucket(bucket: Bucket): CopyPlace {
  const { call, list, folder } = openClient(bucket, { timeoutMs, retries: 3, toError });

  async function putInParts(name: string, first: Buffer, more: AsyncIterator<Buffer>): Promise<number> {
    const begun = await (await call("POST", name, { query: { uploads: "" } })).text();
    const uploadId = textOf(begun, "UploadId");
    try {
      const tags: string[] = [];
      let bytes = 0;
      for (
        let part: Buffer | undefined = first;
        part;
        part = (await more.next()).value as Buffer | undefined
      ) {
        const answer = await call("PUT", name, {
          query: { partNumber: String(tags.length + 1), uploadId },
          body: part,
        });
        tags.push(answer.headers.get("ETag") ?? "");
        bytes += part.byteLength;
      }
      const parts = tags.map(
        (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`,
      );
      const body = `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
      const ended = await (await call("POST", name, { query: { uploadId }, body })).text();
      // S3 can answer 200 and fail afterwards.
      if (ended.includes("<Error>")) throw new BackupError("The store for copies of backups lost a part.");
      return bytes;
    } catch (error) {
      await call("DELETE", name, { query: { uploadId } }).catch(() => {});
      throw error;
    }
  }

  return {
    async list() {
      const found: { name: string; bytes: number }[] = [];
      for await (const page of list("")) found.push(...page);
      return found;
    },
    async put(name, content) {
      const parts = inParts(content);
      const first = ((await parts.next()).value ?? Buffer.alloc(0)) as Buffer;
      if (first.byteLength === partBytes) return putInParts(name, first, parts);
      await call("PUT", name, { body: first });
      return first.byteLength;
    },
    async get(name) {
      const { body } = await call("GET", name);
      return body ? Readable.fromWeb(body as WebStream) : Readable.from([]);
    },
    remove: async (name) => void (await call("DELETE", name)),
    async removeAbandoned(before) {
      const page = await (await call("GET", "", { query: { uploads: "", prefix: folder } })).text();
      for (const entry of page.split("<Upload>").slice(1)) {
        const [name, uploadId] = [textOf(entry, "Key").slice(folder.length), textOf(entry, "UploadId")];
        if (uploadId && Date.parse(textOf(entry, "Initiated")) < before.getTime())
          await call("DELETE", name, { query: { uploadId } });
      }
    },
  };
}

async function* inParts(content: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    for (let rest = Buffer.from(chunk); rest.byteLength > 0; ) {
      const taken = rest.subarray(0, partBytes - bytes);
      chunks.push(taken);
      bytes += taken.byteLength;
      rest = rest.subarray(taken.byteLength);
      if (bytes < partBytes) continue;
      yield Buffer.concat(chunks, bytes);
      chunks = [];
      bytes = 0;
    }
  }
  if (bytes > 0) yield Buffer.concat(chunks, bytes);
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
