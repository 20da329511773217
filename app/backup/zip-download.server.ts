import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { ZipFile } from "yazl";
import { randomStem } from "~/files/store/store.server";
import type { ArchiveFile } from "./folder.server";
import { databaseEntry } from "./manifest";
import { makeReadablePages } from "./readable-pages.server";

interface ZipOrder {
  archive: ArchiveFile & { path: string };
  /** Folder for temporary files. */
  folder: string;
  school: string;
  onError: (error: unknown) => void;
}

/** Photos are compressed already. */
const levelOf = (entry: string) => (entry.startsWith("uploads/") ? 1 : 6);

/** Streams an archive as a zip, with pages that open without a program. An error ends the stream early. */
export function streamZip({ archive, folder, school, onError }: ZipOrder): ReadableStream<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as unknown as Readable;
  const database = join(folder, `${randomStem()}.part`);
  const tar = extract();
  const reading = pipeline(createReadStream(archive.path), createGunzip(), tar);
  const fill = async () => {
    for await (const entry of tar) {
      const { name, mtime } = entry.header;
      const content = Readable.from(entry);
      const options = {
        compress: true,
        compressionLevel: levelOf(name),
        mode: 0o100600,
        mtime: mtime ?? new Date(),
      };
      if (name !== databaseEntry) {
        zip.addReadStream(content, name, options);
        await finished(content);
        continue;
      }
      const copy = new PassThrough();
      zip.addReadStream(copy, name, options);
      await pipeline(
        content,
        async function* (chunks: AsyncIterable<Buffer>) {
          const file = createWriteStream(database, { flags: "wx", mode: 0o600 });
          for await (const chunk of chunks) {
            if (!file.write(chunk)) await new Promise<void>((resolve) => file.once("drain", () => resolve()));
            yield chunk;
          }
          file.end();
          await finished(file);
        },
        copy,
      );
    }
    await reading;
    for (const { name, html } of makeReadablePages(database, archive.madeAt, school))
      zip.addBuffer(Buffer.from(html), name);
    await rm(database, { force: true });
    zip.end();
  };
  fill()
    .catch((error: Error) => {
      if (!output.destroyed) onError(error);
      tar.destroy();
      output.destroy(error);
    })
    .finally(() => rm(database, { force: true }));
  reading.catch(() => {});
  output.once("close", () => tar.destroy());
  return Readable.toWeb(output) as ReadableStream<Uint8Array>;
}

/** Name of the zip of an archive. */
export const zipName = (archive: string) => archive.replace(/\.tar\.gz$/, ".zip");
