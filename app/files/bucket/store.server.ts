import { createWriteStream } from "node:fs";
import { readFile, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import type { Config } from "~/config.server";
import { storageProblem } from "~db/storage-errors";
import { createFileStore, type FileStore, type IsUsed, randomStem } from "../store/store.server";
import type { FileKind, StoredFile } from "../store/stored-names";
import { trimCache } from "./cache.server";
import { BucketError, openUploadsBucket } from "./place.server";
import { createTurns } from "./turns.server";

/** Milliseconds after which the time of the last use is noted again. */
const useInterval = 60_000;
/** Share of the cache that can be added before it is trimmed. */
const trimShare = 20;

/** Stores files in a bucket before `commitFiles` returns; the folder is a cache. */
export function createBucketStore({
  uploadsDir,
  uploadsBucket,
}: Pick<Config, "uploadsDir"> & { uploadsBucket: NonNullable<Config["uploadsBucket"]> }): FileStore {
  const cache = createFileStore(uploadsDir, { isCache: true });
  const bucket = openUploadsBucket(uploadsBucket);
  const { cacheBytes } = uploadsBucket;
  // Visitors fetch files; what staff store does not wait for them.
  const { run } = createTurns();
  const { forEach } = createTurns();
  const fetching = new Map<string, Promise<void>>();
  let added = 0;
  let trimming: Promise<void> | undefined;

  const toName = (path: string) => path.slice(cache.root.length + 1);

  function trim(isUsed?: IsUsed): Promise<void> {
    trimming ??= trimCache({ root: cache.root, bucket, maxBytes: cacheBytes, isUsed }).finally(() => {
      trimming = undefined;
    });
    return trimming;
  }

  function noteAdded(bytes: number): void {
    added += bytes;
    if (added < cacheBytes / trimShare) return;
    added = 0;
    // The hourly sweep trims again, and reports failures.
    trim().catch(() => {});
  }

  async function commitFiles(moves: { from: string; to: string }[]): Promise<void> {
    try {
      await forEach(moves, async ({ from, to }) => {
        const content = await readFile(from);
        await bucket.put(toName(to), content);
        noteAdded(content.byteLength);
      });
      await cache.commitFiles(moves);
    } catch (error) {
      // The sweep removes those that stay.
      await forEach(moves, ({ to }) => bucket.remove(toName(to))).catch(() => {});
      throw error;
    }
  }

  async function remove(files: StoredFile[]): Promise<void> {
    await cache.remove(files);
    await forEach(files, ({ kind, name }) => bucket.remove(`${kind}/${name}`));
  }

  async function locate(kind: FileKind, name: string): Promise<string> {
    const path = cache.pathOf(kind, name);
    const found = await stat(path).catch(() => undefined);
    if (!found) {
      const fetched = fetching.get(path) ?? run(() => fetchFile(path)).finally(() => fetching.delete(path));
      fetching.set(path, fetched);
      await fetched;
    } else if (Date.now() - found.atimeMs > useInterval) {
      await utimes(path, new Date(), found.mtime).catch(() => {});
    }
    return path;
  }

  async function fetchFile(path: string): Promise<void> {
    const answer = await bucket.get(toName(path));
    if (!answer?.body) return;
    const bytes = Number(answer.headers.get("Content-Length"));
    const from = join(cache.incomingDirectory, `${randomStem()}-fetched.part`);
    try {
      await pipeline(
        Readable.fromWeb(answer.body as WebStream),
        createWriteStream(from, { flags: "wx", mode: 0o600 }),
      );
      const { size } = await stat(from);
      if (size !== bytes) throw new Error(`The bucket sent ${size} of ${bytes} bytes.`);
      const changed = answer.headers.get("Last-Modified");
      if (changed) await utimes(from, new Date(), new Date(changed));
      await cache.commitFiles([{ from, to: path }]);
      noteAdded(size);
    } catch (error) {
      await rm(from, { force: true });
      // Errors of the folder have a path.
      const isLocal = storageProblem(error) !== undefined || (error instanceof Error && "path" in error);
      throw isLocal ? error : new BucketError({ cause: error });
    }
  }

  return {
    ...cache,
    get incomingDirectory() {
      return cache.incomingDirectory;
    },
    place: bucket,
    commitFiles,
    remove,
    locate,
    trimCache: trim,
  };
}
