import { createReadStream } from "node:fs";
import { open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { needRoom } from "../disk-room.server";
import { sync } from "../tar-writer.server";

export interface CopyPlace {
  list(): Promise<{ name: string; bytes: number }[]>;
  /** Stores a stream completely or not at all. @returns its bytes */
  put(name: string, content: Readable): Promise<number>;
  get(name: string): Promise<Readable>;
  remove(name: string): Promise<void>;
  removeAbandoned(before: Date): Promise<void>;
}

export function openFolder(folder: string): CopyPlace {
  return {
    async list() {
      const names = await readdir(folder);
      return Promise.all(names.map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })));
    },
    async put(name, content) {
      const path = join(folder, name);
      // Never create the folder: it is missing if the disk is not mounted.
      await stat(folder);
      const file = await open(`${path}.part`, "w", 0o600);
      let bytes = 0;
      try {
        await pipeline(content, async (chunks: AsyncIterable<Buffer>) => {
          for await (const chunk of chunks) {
            await needRoom(folder, chunk.byteLength);
            await file.writeFile(chunk);
            bytes += chunk.byteLength;
          }
        });
        await file.sync();
        await file.close();
        await rename(`${path}.part`, path);
        await sync(folder, "r");
        return bytes;
      } catch (error) {
        await file.close().catch(() => {});
        await rm(`${path}.part`, { force: true });
        throw error;
      }
    },
    get: async (name) => {
      await stat(join(folder, name));
      return createReadStream(join(folder, name));
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    async removeAbandoned(before) {
      for (const name of (await readdir(folder)).filter((each) => each.endsWith(".age.part"))) {
        const { mtime } = await stat(join(folder, name));
        if (mtime < before) await rm(join(folder, name), { force: true });
      }
    },
  };
}
