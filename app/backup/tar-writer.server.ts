import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Pack, pack } from "tar-stream";
import { type FreeBytes, needRoom } from "./disk-room.server";

/** The room on the disk is looked at again whenever this many bytes were written. */
const roomInterval = 16 * 1024 * 1024;
const chunkBytes = 256 * 1024;
/** Photos are packed already; the database shrinks to a fifth at every level. */
const gzipLevel = 3;

export interface TarWriter {
  /** Copies a file into the archive, read as it is written. @returns its bytes and hexadecimal SHA-256 */
  addFile(entry: string, path: string): Promise<{ bytes: number; sha256: string }>;
  addText(entry: string, text: string): Promise<{ bytes: number; sha256: string }>;
}

/**
 * Writes a tar archive, packed by gzip, that takes its name only when it is whole and safe from a power cut.
 * @throws BackupError where the disk gets too full; nothing is left of the archive then, nor after any other error
 */
export async function writeTar(
  target: string,
  room: FreeBytes,
  fill: (tar: TarWriter) => Promise<void>,
): Promise<{ bytes: number }> {
  const partial = `${target}.part`;
  await rm(partial, { force: true });
  try {
    const tar = pack();
    const written = pipeline(
      tar,
      createGzip({ level: gzipLevel }),
      watchRoom(dirname(target), room),
      createWriteStream(partial, { flags: "wx", mode: 0o600 }),
    );
    const filled = fill(writerOf(tar)).then(() => tar.finalize());
    filled.catch((error: Error) => tar.destroy(error));
    await Promise.all([filled, written]);
    await sync(partial, "r+");
    await rename(partial, target);
    await sync(dirname(target), "r");
    return { bytes: (await stat(target)).size };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Makes a file, or the names in a folder, safe from a power cut. */
export async function sync(path: string, flags: "r" | "r+"): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function watchRoom(folder: string, room: FreeBytes): Transform {
  let unwatched = roomInterval;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      unwatched += chunk.byteLength;
      if (unwatched < roomInterval) return done(null, chunk);
      unwatched = 0;
      needRoom(folder, roomInterval, room).then(() => done(null, chunk), done);
    },
  });
}

function writerOf(tar: Pack): TarWriter {
  async function add(name: string, size: number, chunks: AsyncIterable<Buffer> | Buffer[]) {
    const hash = createHash("sha256");
    let end: (error?: Error | null) => void = () => {};
    const added = new Promise<void>((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve());
    });
    // The archive may break off while nobody waits for this entry.
    added.catch(() => {});
    const entry = tar.entry({ name, size, mode: 0o600, mtime: new Date() }, end);
    const broken = new Promise<never>((_, reject) => entry.once("error", reject));
    broken.catch(() => {});
    let bytes = 0;
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      if (!entry.write(chunk)) {
        await Promise.race([new Promise((resolve) => entry.once("drain", resolve)), added, broken]);
      }
    }
    entry.end();
    await Promise.race([added, broken]);
    return { bytes, sha256: hash.digest("hex") };
  }

  return {
    async addFile(name, path) {
      const file = await open(path, "r");
      try {
        const { size } = await file.stat();
        return await add(name, size, read(file, size));
      } finally {
        await file.close();
      }
    },
    addText: (name, text) => add(name, Buffer.byteLength(text), [Buffer.from(text)]),
  };
}

/** Exactly as many bytes as were promised, in chunks. */
async function* read(file: Awaited<ReturnType<typeof open>>, size: number): AsyncGenerator<Buffer> {
  for (let position = 0; position < size; ) {
    const length = Math.min(chunkBytes, size - position);
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, position);
    if (bytesRead === 0) throw new Error("A file became shorter while it was read.");
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
