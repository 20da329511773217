import { createReadStream, createWriteStream } from "node:fs";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable, type Writable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";

/** Takes the files of an export one after the other. */
export interface ExportFiles {
  addText(name: string, text: string): Promise<void>;
  addBytes(name: string, bytes: Uint8Array): Promise<void>;
  /** Adds a file of this machine. */
  addFile(name: string, path: string): Promise<void>;
  end(): Promise<void>;
}

/** Pictures and films are compressed already. */
const isPacked = (name: string) => /\.(?:webp|avif|jpe?g|png|mp4|webm|m4a|woff2|zip)$/i.test(name);

/** Writes a zip to a stream, one file at a time: nothing is kept in memory. */
export function zipOf(output: Writable): ExportFiles {
  const zip = new ZipFile();
  const writing = pipeline(zip.outputStream as unknown as Readable, output);
  writing.catch(() => {});
  const add = async (name: string, content: Readable) => {
    zip.addReadStream(content, name, { compress: !isPacked(name) });
    await Promise.race([finished(content), writing]);
  };
  return {
    addText: (name, text) => add(name, Readable.from([Buffer.from(text)])),
    addBytes: (name, bytes) => add(name, Readable.from([Buffer.from(bytes)])),
    addFile: (name, path) => add(name, createReadStream(path)),
    async end() {
      zip.end();
      await writing;
    },
  };
}

/** @param path of the zip, which must not exist @throws the file system's error */
export const zipAt = (path: string): ExportFiles =>
  zipOf(createWriteStream(path, { flags: "wx", mode: 0o600 }));

/** Writes into a folder, which is created. */
export function folderAt(folder: string): ExportFiles {
  const place = async (name: string) => {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    return path;
  };
  return {
    addText: async (name, text) => writeFile(await place(name), text),
    addBytes: async (name, bytes) => writeFile(await place(name), bytes),
    addFile: async (name, path) => copyFile(path, await place(name)),
    end: async () => {},
  };
}
