import { mkdir, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type Sqlite from "better-sqlite3";
import { hasTable, readDatabaseFile } from "~db/sqlite-file";
import { version } from "../../package.json";
import { digestTables } from "./digest.server";
import { type FreeBytes, freeBytes, needRoom } from "./disk-room.server";
import { BackupError } from "./errors";
import { checksumsEntry, databaseEntry, type Manifest, manifestEntry } from "./manifest";
import { namedFiles } from "./named-files.server";
import { removeDatabase, takeSnapshot } from "./snapshot.server";
import { type TarWriter, writeTar } from "./tar-writer.server";
import { checkUploadsMatch } from "./uploads-match.server";

interface ArchiveOrder {
  databaseFile: string;
  uploadsDir: string;
  /** Where the archive is to be; its folder is made where it is missing. */
  target: string;
  now?: Date;
  room?: FreeBytes;
  /** Called when the database has been copied, before the files are: for tests. */
  afterSnapshot?: () => Promise<void>;
}

const readMe = `A backup of the school's website.

database.sqlite   the whole database (SQLite)
uploads/          the photos, resumes, documents, certificates, slips and originals that the database names
manifest.json     when and by which version it was made, and what each table holds
SHA256SUMS        checksums of all of it: sha256sum -c SHA256SUMS

To restore it: npm run restore -- <this archive>
`;

/** Snapshots taken at most because files went away meanwhile. */
const maxRounds = 5;

/**
 * Makes one archive of the whole site while the site goes on: the database of one moment, and every uploaded file that
 * its rows name. A file is never changed in its place, so the files are copied after the database; where one was erased
 * in between, a later moment of the database is taken.
 * @throws BackupError if there is no room, or database and uploads folder are not of one website; nothing is left then, nor after any other error
 */
export async function makeArchive(order: ArchiveOrder): Promise<{ bytes: number; manifest: Manifest }> {
  const { databaseFile, target, now = new Date(), room = freeBytes } = order;
  const folder = dirname(target);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { size } = await stat(databaseFile);
  await needRoom(folder, size, room);
  const snapshot = join(folder, `.snapshot-${process.pid}.sqlite`);
  try {
    await takeSnapshot(databaseFile, snapshot);
    if (readDatabaseFile(snapshot, migrationsOf).length === 0) {
      throw new BackupError(`The database ${databaseFile} holds no website. Correct DATABASE_URL.`);
    }
    await checkUploadsMatch(snapshot, order.uploadsDir);
    await needRoom(folder, size + (await bytesOf(snapshot, resolve(order.uploadsDir))), room);
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

/** Copies the files that the snapshot's rows name; takes another snapshot where some of them went away meanwhile. */
async function addUploads(tar: TarWriter, order: ArchiveOrder, snapshot: string) {
  const copied = new Set<string>();
  let bytes = 0;
  let missing: string[] = [];
  for (let round = 1; ; round += 1) {
    await order.afterSnapshot?.();
    const absent: string[] = [];
    for (const { entry, path, required } of pathsOf(snapshot, resolve(order.uploadsDir))) {
      if (copied.has(entry)) continue;
      const added = await tar.addFile(entry, path).catch(absentOnly);
      if (added) {
        copied.add(entry);
        bytes += added.bytes;
      } else if (required) absent.push(entry);
    }
    // What was missing before too was not erased just now: it is lost, and that is told.
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

function pathsOf(snapshot: string, uploadsDir: string) {
  return readDatabaseFile(snapshot, (sqlite) =>
    [...namedFiles(sqlite)].map(({ kind, name, required }) => ({
      entry: `uploads/${kind}/${name}`,
      path: join(uploadsDir, kind, name),
      required,
    })),
  );
}

/** Bytes of the files that a snapshot names, as far as they are there. */
async function bytesOf(snapshot: string, uploadsDir: string): Promise<number> {
  let bytes = 0;
  for (const { path } of pathsOf(snapshot, uploadsDir)) {
    bytes += (await stat(path).catch(absentOnly))?.size ?? 0;
  }
  return bytes;
}

function describe(snapshot: string) {
  return readDatabaseFile(snapshot, (sqlite) => ({
    format: 1 as const,
    program: version,
    schema: migrationsOf(sqlite),
    tables: digestTables(sqlite),
  }));
}

/** The migrations that a database has been through, in their order; none if it is none of ours. */
export function migrationsOf(sqlite: Sqlite.Database): string[] {
  if (!hasTable(sqlite, "kysely_migration")) return [];
  return sqlite.prepare<[], string>("select name from kysely_migration order by name").pluck().all();
}

/** The same writer, which notes the checksum of each entry as `sha256sum` writes it. */
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
