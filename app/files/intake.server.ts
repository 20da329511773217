import { createHash, randomBytes } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BusboyFileStream } from "@fastify/busboy";
import { storageProblem } from "~db/storage-errors";
import { cleanFileName } from "./file-name";

/** By the name of the file field. */
export type FileLimits = Record<string, { maxBytes: number; maxCount: number }>;

export interface ReceivedFile {
  field: string;
  /** As the sender named it, made harmless: to be shown, never to be used as a path. */
  originalName: string;
  /** The temporary file; empty when `tooLarge` or where there is a `failure`. */
  path: string;
  /** Bytes that arrived, kept or not. */
  size: number;
  /** Hexadecimal; empty as `path`. */
  sha256: string;
  /** The file is over its limit and was not kept. */
  tooLarge: boolean;
  /** Why the disk did not take the file, which was read past: the text beside it is not to be lost. */
  failure?: unknown;
}

export type Intake = ReturnType<typeof createIntake>;

/**
 * Takes the file streams of a multipart parser to temporary files.
 * @param fail told of the first file that could not be written
 */
export function createIntake(directory: string, limits: FileLimits, fail: (error: unknown) => void) {
  const writes: Promise<ReceivedFile>[] = [];
  const streams: BusboyFileStream[] = [];
  const paths: string[] = [];
  const surplus: string[] = [];
  const counts = new Map<string, number>();

  function take(field: string, stream: BusboyFileStream, fileName: string): void {
    // Stays for good: the parser reports a broken body on the stream too, even after it was destroyed.
    stream.on("error", () => {});
    const limit = Object.hasOwn(limits, field) ? limits[field] : undefined;
    // A file input that was left empty has no name; browsers send it all the same.
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
  const onDisk = (error: unknown) => {
    if (!storageProblem(error)) throw error;
    failure = error;
    return undefined;
  };
  const file = await open(path, "wx", 0o600).catch(onDisk);
  try {
    // Read on past the limit without writing: leaving the loop would stop the parser and the fields behind.
    for await (const chunk of stream as AsyncIterable<Buffer>) {
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
  return { path: "", size, sha256: "", tooLarge, ...(!tooLarge && { failure }) };
}
