import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import { AwsClient } from "aws4fetch";
import type { Bucket } from "~/config.server";
import { BackupError } from "../errors";
import type { CopyPlace } from "./place.server";

/** Bytes per part; S3 allows 10,000 parts of at least 5 MB. */
const partBytes = 16 * 1024 * 1024;
/** Milliseconds per request; parts can take long on a slow line. */
const requestTimeoutMs = 10 * 60_000;

/** Opens a folder in an S3-compatible bucket, with path-style URLs: `host/bucket/prefix/name`. */
export function openBucket({ url, key, secret, region }: Bucket): CopyPlace {
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    region,
    service: "s3",
    retries: 3,
  });
  const { origin, pathname } = new URL(url);
  const [, bucket = "", ...folders] = pathname.replace(/\/+$/, "").split("/");
  const prefix = folders.length > 0 ? `${folders.join("/")}/` : "";

  async function call(
    method: string,
    name: string,
    query: Record<string, string> = {},
    body?: Buffer | string,
  ) {
    const address = new URL(`${origin}/${bucket}${name ? `/${prefix}${name}` : ""}`);
    for (const [field, value] of Object.entries(query)) address.searchParams.set(field, value);
    const sha256 = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    const answer = await client
      .fetch(address, {
        method,
        headers: { "X-Amz-Content-Sha256": sha256 },
        signal: AbortSignal.timeout(requestTimeoutMs),
        redirect: "manual",
        ...(body !== undefined && { body: new Uint8Array(Buffer.from(body)) }),
      })
      .catch((error: unknown) => {
        throw new BackupError("The store for copies of backups cannot be reached.", { cause: error });
      });
    if (answer.ok) return answer;
    const [, code = ""] = /<Code>(\w+)<\/Code>/.exec(await answer.text()) ?? [];
    throw new BackupError(
      `The store for copies of backups answered ${answer.status}${code ? ` (${code})` : ""}. ` +
        "Check BACKUP_COPY_TO, BACKUP_COPY_KEY and BACKUP_COPY_SECRET.",
    );
  }

  async function putInParts(name: string, first: Buffer, more: AsyncIterator<Buffer>): Promise<number> {
    const begun = await (await call("POST", name, { uploads: "" })).text();
    const [, uploadId = ""] = /<UploadId>(.+?)<\/UploadId>/.exec(begun) ?? [];
    try {
      const tags: string[] = [];
      let bytes = 0;
      for (
        let part: Buffer | undefined = first;
        part;
        part = (await more.next()).value as Buffer | undefined
      ) {
        const answer = await call("PUT", name, { partNumber: String(tags.length + 1), uploadId }, part);
        tags.push(answer.headers.get("ETag") ?? "");
        bytes += part.byteLength;
      }
      const parts = tags.map(
        (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`,
      );
      const list = `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
      const ended = await (await call("POST", name, { uploadId }, list)).text();
      // S3 can answer 200 and fail afterwards.
      if (ended.includes("<Error>")) throw new BackupError("The store for copies of backups lost a part.");
      return bytes;
    } catch (error) {
      await call("DELETE", name, { uploadId }).catch(() => {});
      throw error;
    }
  }

  return {
    async list() {
      const found: { name: string; bytes: number }[] = [];
      for (let token = "", more = true; more; ) {
        const query = { "list-type": "2", prefix, ...(token && { "continuation-token": token }) };
        const page = await (await call("GET", "", query)).text();
        for (const [, entry = ""] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const name = /<Key>(.*?)<\/Key>/s.exec(entry)?.[1]?.slice(prefix.length) ?? "";
          found.push({ name, bytes: Number(/<Size>(\d+)<\/Size>/.exec(entry)?.[1]) });
        }
        token = /<NextContinuationToken>(.*?)<\/NextContinuationToken>/s.exec(page)?.[1] ?? "";
        more = token !== "";
      }
      return found;
    },
    async put(name, content) {
      const parts = inParts(content);
      const first = ((await parts.next()).value ?? Buffer.alloc(0)) as Buffer;
      if (first.byteLength === partBytes) return putInParts(name, first, parts);
      await call("PUT", name, {}, first);
      return first.byteLength;
    },
    async get(name) {
      const { body } = await call("GET", name);
      return body ? Readable.fromWeb(body as WebStream) : Readable.from([]);
    },
    remove: async (name) => void (await call("DELETE", name)),
    async removeAbandoned(before) {
      const page = await (await call("GET", "", { uploads: "", prefix })).text();
      for (const [, entry = ""] of page.matchAll(/<Upload>(.*?)<\/Upload>/gs)) {
        const textOf = (tag: string) => entry.split(`<${tag}>`)[1]?.split("</")[0] ?? "";
        const [name, uploadId] = [textOf("Key").slice(prefix.length), textOf("UploadId")];
        if (uploadId && Date.parse(textOf("Initiated")) < before.getTime())
          await call("DELETE", name, { uploadId });
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
