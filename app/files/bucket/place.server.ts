import type { Bucket } from "~/config.server";
import { StorageUnavailableError } from "~db/storage-errors";
import { formatMark, markName, parseMark } from "../store/folder-mark.server";
import type { UploadPlace } from "../store/upload-place.server";
import { type BucketFailure, type BucketObject, openClient } from "./client.server";

/** Milliseconds per request, with its retry; a file has at most 15 MB. */
const timeoutMs = 20_000;

export class BucketError extends StorageUnavailableError {
  readonly status: number | undefined;
  readonly code: string | undefined;

  constructor({ status, code, cause }: BucketFailure) {
    const isFull = status === 507 || /quota|insufficient/i.test(code ?? "");
    super(
      isFull ? "bucket full" : "bucket",
      status === undefined
        ? "The bucket of the uploads cannot be reached."
        : `The bucket of the uploads answered ${status}${code ? ` (${code})` : ""}.`,
      { cause },
    );
    this.status = status;
    this.code = code;
  }
}

export interface UploadsBucket extends UploadPlace {
  put(path: string, content: Buffer | string): Promise<void>;
  get(path: string): Promise<Response | undefined>;
  listObjects(start: string): AsyncGenerator<BucketObject[]>;
}

export function openUploadsBucket(bucket: Bucket): UploadsBucket {
  const { call, list } = openClient(bucket, {
    timeoutMs,
    retries: 1,
    toError: (failure) => new BucketError(failure),
  });
  const orMissing = (error: unknown) => {
    if (error instanceof BucketError && error.status === 404 && error.code !== "NoSuchBucket")
      return undefined;
    throw error;
  };
  const get = (path: string) => call("GET", path).catch(orMissing);
  const put = async (path: string, body: Buffer | string) => void (await call("PUT", path, { body }));
  const remove = async (path: string) => void (await call("DELETE", path).catch(orMissing));
  const { pathname } = new URL(bucket.url);
  return {
    name: bucket.url,
    isRemote: true,
    async *list(folder) {
      const start = `${folder}/`;
      for await (const page of list(start)) yield page.map(({ name }) => name.slice(start.length));
    },
    async find(path) {
      const answer = await call("HEAD", path).catch(orMissing);
      if (!answer) return undefined;
      const changed = Date.parse(answer.headers.get("Last-Modified") ?? "");
      const size = Number(answer.headers.get("Content-Length"));
      return { size, mtimeMs: changed, ctimeMs: changed };
    },
    async move(from, to) {
      const source = `${pathname}/${from}`;
      const copied = await call("PUT", to, { headers: { "X-Amz-Copy-Source": source } });
      // S3 can answer 200 and fail afterwards.
      if ((await copied.text()).includes("<Error>")) throw new BucketError({ status: copied.status });
      await remove(from);
    },
    remove,
    readIdentity: async () => parseMark((await (await get(markName))?.text()) ?? ""),
    writeIdentity: (identity) => put(markName, formatMark(identity)),
    put,
    get,
    listObjects: list,
  };
}
