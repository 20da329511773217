import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Pack, pack } from "tar-stream";
import { type FreeBytes, needRoom } from "./disk-room.server";

const roomInterval = 16 * 1024 * 1024;
const chunkBytes = 256 * 1024;
/** Photos are compressed already; the database shrinks to a fifth at every level. */
const gzipLevel = 3;

export interface TarWriter {
  /** Streams a file into the archive. @returns bytes and hexadecimal SHA-256 */
  addFile(entry: string, path: string): Promise<{ bytes: number; sha256: string }>;
  addText(entry: string, text: string): Promise<{ bytes: number; sha256: string }>;
}

/** The archive is renamed when complete and synced. @throws BackupError if the disk is nearly full */
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
    const filled = fill(createWriter(tar)).then(() => tar.finalize());
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

function createWriter(tar: Pack): TarWriter {
  async function add(name: string, size: number, chunks: AsyncIterable<Buffer> | Buffer[]) {
    const hash = createHash("sha256");
    let end: (error?: Error | null) => void = () => {};
    const added = new Promise<void>((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve());
    });
    // Prevents an unhandled rejection if the archive fails first.
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

/** Streams exactly the announced number of bytes. */
async function* read(file: Awaited<ReturnType<typeof open>>, size: number): AsyncGenerator<Buffer> {
  for (let position = 0; position < size; ) {
    const length = Math.min(chunkBytes, size - position);
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, position);
    if (bytesRead === 0) throw new Error("A file became shorter while it was read.");
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
