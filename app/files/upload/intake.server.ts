import { createHash, randomBytes } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BusboyFileStream } from "@fastify/busboy";
import { storageProblem } from "~db/storage-errors";
import { isVideoStart } from "../examine/file-kind";
import { cleanFileName } from "./file-name";

export type FileLimits = Record<string, { maxBytes: number; maxCount: number }>;

export interface ReceivedFile {
  field: string;
  /** Cleaned for display; never use it as a path. */
  originalName: string;
  /** Temporary file; empty if `tooLarge` or on `failure`. */
  path: string;
  size: number;
  sha256: string;
  tooLarge: boolean;
  /** Only of a file that is too large. */
  isVideo?: boolean;
  /** Disk error. The file was skipped, so that the other fields are not lost. */
  failure?: unknown;
}

export type Intake = ReturnType<typeof createIntake>;

export function createIntake(directory: string, limits: FileLimits, fail: (error: unknown) => void) {
  const writes: Promise<ReceivedFile>[] = [];
  const streams: BusboyFileStream[] = [];
  const paths: string[] = [];
  const surplus: string[] = [];
  const counts = new Map<string, number>();

  function take(field: string, stream: BusboyFileStream, fileName: string): void {
    // Never removed: the parser reports errors even on destroyed streams.
    stream.on("error", () => {});
    const limit = Object.hasOwn(limits, field) ? limits[field] : undefined;
    // Browsers send empty file inputs with an empty name.
    if (!limit || fileName === "") return void stream.resume();
    const originalName = cleanFileName(fileName) || "file";
    const count = (counts.get(field) ?? 0) + 1;
    counts.set(field, count);
    if (count > limit.maxCount) {
      surplus.push(originalName);
      return void stream.resume();
    }
    const path = join(directory, `${randomBytes(16).toString("hex")}.part`);
    paths.push(path);
    streams.push(stream);
    const write = writeFile(stream, path, limit.maxBytes).then((kept) => ({ field, originalName, ...kept }));
    write.catch(fail);
    writes.push(write);
  }

  async function discard(): Promise<void> {
    await Promise.allSettled(writes);
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  }

  const stop = () => {
    for (const stream of streams) stream.destroy();
  };
  return { take, stop, discard, surplus, received: () => Promise.all(writes) };
}

async function writeFile(stream: BusboyFileStream, path: string, maxBytes: number) {
  const hash = createHash("sha256");
  let size = 0;
  let failure: unknown;
  let isVideo = false;
  const onDisk = (error: unknown) => {
    if (!storageProblem(error)) throw error;
    failure = error;
    return undefined;
  };
  const file = await open(path, "wx", 0o600).catch(onDisk);
  try {
    // Drain the stream beyond the limit: leaving the loop would stall later fields.
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (size === 0) isVideo = isVideoStart(chunk);
      size += chunk.byteLength;
      if (size > maxBytes || failure) continue;
      hash.update(chunk);
      await file?.writeFile(chunk).catch(onDisk);
    }
  } finally {
    await file?.close();
  }
  if (size <= maxBytes && !failure) return { path, size, sha256: hash.digest("hex"), tooLarge: false };
  await rm(path, { force: true });
  const tooLarge = size > maxBytes;
  return { path: "", size, sha256: "", tooLarge, ...(tooLarge ? isVideo && { isVideo } : { failure }) };
}
