import { mkdir, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type Sqlite from "better-sqlite3";
import { openUploadPlace, type UploadsConfig } from "~/files/store/open-store.server";
import { findMismatch, sampleSize } from "~/files/store/site-identity.server";
import { listAllKept, pathOfFile, type UploadPlace } from "~/files/store/upload-place.server";
import { hasTable, readDatabaseFile } from "~db/sqlite-file";
import { unlessBucketIsDown } from "~db/storage-errors";
import { version } from "../../package.json";
import { digestTables } from "./digest.server";
import { type FreeBytes, freeBytes, needRoom } from "./disk-room.server";
import { BackupError } from "./errors";
import { checksumsEntry, databaseEntry, type Manifest, manifestEntry } from "./manifest";
import { namedFiles } from "./named-files.server";
import { removeDatabase, takeSnapshot } from "./snapshot.server";
import { type TarWriter, writeTar } from "./tar-writer.server";

interface ArchiveOrder extends UploadsConfig {
  databaseFile: string;
  target: string;
  now?: Date;
  room?: FreeBytes;
  /** Test hook: runs between copying database and files. */
  afterSnapshot?: () => Promise<void>;
}

const readMe = `A backup of the school's website.

database.sqlite   the whole database (SQLite)
uploads/          the photos, resumes, documents, certificates, slips and originals that the database names,
                  unless they are in a bucket (in_bucket in manifest.json)
manifest.json     when and by which version it was made, and what each table holds
SHA256SUMS        checksums of all of it: sha256sum -c SHA256SUMS

To restore it: npm run restore -- <this archive>
`;

/** Maximum snapshots if files are erased meanwhile. */
const maxRounds = 5;

/** Archives a running site: the database first, since files never change. @throws BackupError */
export async function makeArchive(order: ArchiveOrder): Promise<{ bytes: number; manifest: Manifest }> {
  const { databaseFile, target, now = new Date(), room = freeBytes } = order;
  const folder = dirname(target);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { size } = await stat(databaseFile);
  await needRoom(folder, size, room);
  const snapshot = join(folder, `.snapshot-${process.pid}.sqlite`);
  try {
    await takeSnapshot(databaseFile, snapshot);
    if (readDatabaseFile(snapshot, listMigrations).length === 0) {
      throw new BackupError(`The database ${databaseFile} holds no website. Correct DATABASE_URL.`);
    }
    await checkUploadsMatch(snapshot, order).catch(unlessBucketIsDown);
    await needRoom(folder, size + (await sumBytes(snapshot, order)), room);
    let manifest: Manifest | undefined;
    const { bytes } = await writeTar(target, room, async (tar) => {
      const sums: string[] = [];
      const noted = noting(tar, sums);
      await noted.addText("README.txt", readMe);
      const uploads = await addUploads(noted, order, snapshot);
      manifest = { ...describe(snapshot), ...uploads, made_at: now.toISOString() };
      await noted.addFile(databaseEntry, snapshot);
      await noted.addText(manifestEntry, `${JSON.stringify(manifest, null, 2)}\n`);
      await tar.addText(checksumsEntry, sums.join(""));
    });
    if (!manifest) throw new Error("The archive has no manifest.");
    return { bytes, manifest };
  } finally {
    await removeDatabase(snapshot);
  }
}

async function addUploads(tar: TarWriter, order: ArchiveOrder, snapshot: string) {
  if (order.uploadsBucket) {
    const missing = (await findMissing(snapshot, openUploadPlace(order)).catch(unlessBucketIsDown)) ?? [];
    return { files: 0, bytes: 0, in_bucket: true, missing };
  }
  const copied = new Set<string>();
  let bytes = 0;
  let missing: string[] = [];
  for (let round = 1; ; round += 1) {
    await order.afterSnapshot?.();
    const absent: string[] = [];
    for (const { entry, path, required } of listNamedPaths(snapshot, resolve(order.uploadsDir))) {
      if (copied.has(entry)) continue;
      const added = await tar.addFile(entry, path).catch(absentOnly);
      if (added) {
        copied.add(entry);
        bytes += added.bytes;
      } else if (required) absent.push(entry);
    }
    // Files that were missing before are lost, and reported; only new ones call for another snapshot.
    const isNew = absent.some((entry) => !missing.includes(entry));
    missing = absent;
    if (!isNew || round === maxRounds) return { files: copied.size, bytes, missing };
    await removeDatabase(snapshot);
    await takeSnapshot(order.databaseFile, snapshot);
  }
}

function absentOnly(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

function listNamedPaths(snapshot: string, uploadsDir: string) {
  return readDatabaseFile(snapshot, (sqlite) =>
    [...namedFiles(sqlite)].map(({ kind, name, required }) => ({
      entry: `uploads/${kind}/${name}`,
      path: join(uploadsDir, kind, name),
      required,
    })),
  );
}

async function findMissing(snapshot: string, place: UploadPlace): Promise<string[]> {
  const stored = await listAllKept(place);
  return readDatabaseFile(snapshot, (sqlite) =>
    [...namedFiles(sqlite)]
      .filter((file) => file.required && !stored.has(pathOfFile(file)))
      .map((file) => `uploads/${pathOfFile(file)}`),
  );
}

async function sumBytes(snapshot: string, { uploadsDir, uploadsBucket }: ArchiveOrder): Promise<number> {
  let bytes = 0;
  if (uploadsBucket) return bytes;
  for (const { path } of listNamedPaths(snapshot, resolve(uploadsDir))) {
    bytes += (await stat(path).catch(absentOnly))?.size ?? 0;
  }
  return bytes;
}

function describe(snapshot: string) {
  return readDatabaseFile(snapshot, (sqlite) => ({
    format: 1 as const,
    program: version,
    schema: listMigrations(sqlite),
    tables: digestTables(sqlite),
  }));
}

export function listMigrations(sqlite: Sqlite.Database): string[] {
  if (!hasTable(sqlite, "kysely_migration")) return [];
  return sqlite.prepare<[], string>("select name from kysely_migration order by name").pluck().all();
}

function noting(tar: TarWriter, sums: string[]): TarWriter {
  const note = async (entry: string, adding: ReturnType<TarWriter["addFile"]>) => {
    const added = await adding;
    sums.push(`${added.sha256}  ${entry}\n`);
    return added;
  };
  return {
    addFile: (entry, path) => note(entry, tar.addFile(entry, path)),
    addText: (entry, text) => note(entry, tar.addText(entry, text)),
  };
}

/** Backups of a mismatched pair would replace good ones. @throws BackupError if they do not match */
async function checkUploadsMatch(snapshot: string, order: ArchiveOrder): Promise<void> {
  const { wanted, named } = readDatabaseFile(snapshot, (sqlite) => ({
    wanted: hasTable(sqlite, "site_identity")
      ? sqlite.prepare<[], string>("select identity from site_identity").pluck().get()
      : undefined,
    named: firstOf(namedFiles(sqlite), sampleSize),
  }));
  const { databaseFile } = order;
  const { words } = await findMismatch({ databaseFile, place: openUploadPlace(order), wanted, named });
  if (words) throw new BackupError(words);
}

function firstOf<Item>(items: Iterable<Item>, max: number): Item[] {
  const found: Item[] = [];
  for (const item of items) {
    found.push(item);
    if (found.length === max) break;
  }
  return found;
}
