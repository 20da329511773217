import { createReadStream } from "node:fs";
import { mkdir, open, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { isSound } from "~db/left-over-journal";
import { openSqlite } from "~db/sqlite";
import { digestTables } from "./digest.server";
import { type FreeBytes, freeBytes } from "./disk-room.server";
import { BackupError } from "./errors";
import { databaseEntry, type Manifest } from "./manifest";
import { namedFiles } from "./named-files.server";
import { unpackArchive, unpackZip } from "./unpack.server";

const sqliteMagic = "SQLite format 3\0";
const zipMagic = "PK\x03\x04";

export const isDatabaseFile = (path: string): Promise<boolean> => startsWith(path, sqliteMagic);

async function startsWith(path: string, magic: string): Promise<boolean> {
  const file = await open(path, "r");
  try {
    const { buffer } = await file.read(Buffer.alloc(magic.length), 0, magic.length, 0);
    return buffer.toString("latin1") === magic;
  } finally {
    await file.close();
  }
}

async function unpack(archive: string | Readable, folder: string, room: FreeBytes): Promise<Manifest> {
  if (typeof archive !== "string") return unpackArchive(archive, folder, room);
  if (await startsWith(archive, zipMagic)) return unpackZip(archive, folder, room);
  return unpackArchive(createReadStream(archive), folder, room);
}

/** Verifies checksums, table digests, SQLite's integrity and named files. @throws BackupError */
export async function unpackChecked(
  archive: string | Readable,
  folder: string,
  room: FreeBytes = freeBytes,
): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const manifest = await unpack(archive, folder, room);
  const sqlite = openSqlite(join(folder, databaseEntry), { readonly: true });
  try {
    if (!isSound(sqlite)) throw new BackupError("The database in this backup is damaged. Take another one.");
    if (JSON.stringify(digestTables(sqlite)) !== JSON.stringify(manifest.tables)) {
      throw new BackupError("The database in this backup is not the one that was saved. Take another one.");
    }
    for (const { kind, name, required } of namedFiles(sqlite)) {
      const entry = `uploads/${kind}/${name}`;
      if (!required || manifest.in_bucket || manifest.missing.includes(entry)) continue;
      await stat(join(folder, entry)).catch(() => {
        throw new BackupError(`This backup lacks the file “${entry}”. Take another one.`);
      });
    }
  } finally {
    sqlite.close();
  }
  return manifest;
}
