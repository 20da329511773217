import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { makeAvifAgain, picturesWithoutAvif } from "~/files/pictures/missing-avif.server";
import { openStore, type UploadsConfig } from "~/files/store/open-store.server";
import type { FileStore } from "~/files/store/store.server";
import { fileKinds } from "~/files/store/stored-names";
import {
  listAllKept,
  pathOfFile,
  type UploadPlace,
  uploadsOfAnotherWebsite,
} from "~/files/store/upload-place.server";
import { openDatabase } from "~db/connection.server";
import { claimDatabase } from "~db/in-use";
import { isSound } from "~db/left-over-journal";
import { migrate, NewerDatabaseError, OutdatedDatabaseError } from "~db/migrate";
import { restoringMark } from "~db/restoring";
import { ensureIdentity } from "~db/site-identity";
import { openSqlite } from "~db/sqlite";
import { type FreeBytes, freeBytes, needRoom } from "./disk-room.server";
import { eraseAgain } from "./erase-again.server";
import { BackupError } from "./errors";
import { type Erasure, readLedger } from "./ledger.server";
import { removeAll, restoreLeftovers } from "./leftovers.server";
import { databaseEntry } from "./manifest";
import { namedFiles } from "./named-files.server";
import { stamp } from "./names";
import { sync } from "./tar-writer.server";
import { isDatabaseFile, unpackChecked } from "./unpack-checked.server";

interface RestoreOrder extends UploadsConfig {
  /** Archive, or a copy of the database alone; a stream must be an archive. */
  source: string | Readable;
  databaseFile: string;
  /** Erasures from other ledgers; that of the replaced database is always read. */
  ledger?: Erasure[];
  now?: Date;
  room?: FreeBytes;
}

export interface Restored {
  /** Undefined for a copy of the database alone. */
  madeAt: string | undefined;
  files: number;
  missing: number;
  erasedAgain: number;
  kept: string[];
}

const filesAtOnce = 64;

/** Checks everything before it swaps by renaming; a failure changes nothing. @throws BackupError */
export async function restore(order: RestoreOrder): Promise<Restored> {
  const databaseFile = resolve(order.databaseFile);
  await mkdir(dirname(databaseFile), { recursive: true });
  const release = claimDatabase(databaseFile);
  if (!release) {
    throw new BackupError(
      "The website is running on this database. Stop it first, then run the same command again.",
    );
  }
  try {
    return await restoreAlone({ ...order, databaseFile, uploadsDir: resolve(order.uploadsDir) });
  } finally {
    release();
  }
}

async function restoreAlone(order: RestoreOrder): Promise<Restored> {
  const { source, databaseFile, uploadsDir, now = new Date(), room = freeBytes } = order;
  const { place, commitFiles } = openStore(order);
  removeAll(restoreLeftovers(order));
  const at = stamp(now);
  const staging = join(uploadsDir, `restoring-${at}`);
  const newDatabase = `${databaseFile}.restoring-${at}`;
  const ledger = [...(await readReplacedLedgers(databaseFile)), ...(order.ledger ?? [])];
  try {
    await rm(staging, { recursive: true, force: true });
    await mkdir(staging, { mode: 0o700 });
    const staged = join(staging, databaseEntry);
    const isDatabase = typeof source === "string" && (await isDatabaseFile(source));
    let madeAt: string | undefined;
    if (isDatabase) await copyFile(source, staged);
    else madeAt = (await unpackChecked(source, staging, room)).made_at;
    const identity = await bringUpToDate(staged);
    const erasedAgain = await eraseAgain(staged, staging, ledger);
    const stored = isDatabase || place.isRemote ? await listAllKept(place) : new Set<string>();
    const files = await settle(staged, staging, stored);
    await needRoom(dirname(databaseFile), (await stat(staged)).size, room);
    await copyFile(staged, newDatabase);
    await sync(newDatabase, "r+");
    await syncAll(join(staging, "named"));
    if (place.isRemote) {
      await refuseOtherSite(place, identity);
      await addToBucket(join(staging, "named"), { root: uploadsDir, commitFiles, stored });
    }
    const kept = await changePlaces({
      databaseFile,
      newDatabase,
      uploadsDir,
      staging,
      place,
      hasFiles: !isDatabase && !place.isRemote,
      identity,
      at,
    });
    const missing = countMissing(databaseFile, await listAllKept(place));
    return { madeAt, files, missing, erasedAgain, kept };
  } finally {
    await rm(staging, { recursive: true, force: true });
    await rm(newDatabase, { force: true });
  }
}

async function readReplacedLedgers(databaseFile: string): Promise<Erasure[]> {
  const replaced = `${basename(databaseFile)}.replaced-`;
  const names = (await readdir(dirname(databaseFile))).filter(
    (name) => name.startsWith(replaced) && name.endsWith("Z"),
  );
  const files = names.map((name) => join(dirname(databaseFile), name));
  return [databaseFile, ...files].flatMap(readLedger);
}

async function bringUpToDate(file: string): Promise<string> {
  const db = openDatabase(file);
  try {
    await migrate(db);
    return await ensureIdentity(db);
  } catch (error) {
    if (error instanceof OutdatedDatabaseError) {
      throw new BackupError(
        "This backup was made by a version before 1.0.0. Only the version that made it can restore it.",
      );
    }
    if (!(error instanceof NewerDatabaseError)) throw error;
    throw new BackupError(
      "This backup was made by a newer version of the program. Install that version first, then restore it.",
    );
  } finally {
    await db.destroy();
  }
}

/** Reduces the database to one file, removes unnamed files and queues renditions. @returns number of files */
async function settle(file: string, staging: string, stored: Set<string>): Promise<number> {
  const sqlite = openSqlite(file);
  try {
    sqlite
      .prepare("update backups set state = 'failed', problem = ? where state in ('asked', 'running')")
      .run("It was interrupted by a restore.");
    // Mails and messages sent after the backup are unknown: rather skip one than send it twice.
    for (const queue of ["newsletter", "push"])
      sqlite.exec(`update ${queue}_sends set state = 'unsure' where state in ('waiting', 'sending');
        insert into ${queue}_notices (notice_id)
          select id from notices where published_at <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now') on conflict do nothing`);
    sqlite.pragma("journal_mode = delete");
    if (!isSound(sqlite)) throw new BackupError("The restored database is damaged. Nothing was changed.");
    let files = 0;
    for (const kind of fileKinds) await mkdir(join(staging, "named", kind), { recursive: true, mode: 0o755 });
    for (const { kind, name } of namedFiles(sqlite)) {
      const from = join(staging, "uploads", kind, name);
      files += await rename(from, join(staging, "named", kind, name)).then(
        () => 1,
        (error: NodeJS.ErrnoException) => {
          if (error.code !== "ENOENT") throw error;
          return 0;
        },
      );
    }
    makeAvifAgain(
      sqlite,
      picturesWithoutAvif(
        sqlite,
        (name) => stored.has(`pictures/${name}`) || existsSync(join(staging, "named/pictures", name)),
      ),
    );
    return files;
  } finally {
    sqlite.close();
  }
}

/** The bucket must belong to this website, or to none. @throws BackupError */
async function refuseOtherSite(place: UploadPlace, identity: string): Promise<void> {
  const found = await place.readIdentity();
  if (found && found !== identity) throw new BackupError(uploadsOfAnotherWebsite(place));
}

/** Puts unpacked files into the bucket, except those that are there: files never change. */
async function addToBucket(
  folder: string,
  { root, commitFiles, stored }: Pick<FileStore, "root" | "commitFiles"> & { stored: Set<string> },
): Promise<void> {
  for (const kind of fileKinds) {
    const names = (await readdir(join(folder, kind))).filter((name) => !stored.has(`${kind}/${name}`));
    for (let index = 0; index < names.length; index += filesAtOnce) {
      const batch = names.slice(index, index + filesAtOnce);
      await commitFiles(
        batch.map((name) => ({ from: join(folder, kind, name), to: join(root, kind, name) })),
      );
    }
  }
}

function countMissing(databaseFile: string, stored: Set<string>): number {
  const sqlite = openSqlite(databaseFile, { readonly: true });
  try {
    const required = [...namedFiles(sqlite)].filter(({ required }) => required);
    return required.filter((file) => !stored.has(pathOfFile(file))).length;
  } finally {
    sqlite.close();
  }
}

/** Syncs files concurrently, which lets the disk batch its writes. */
async function syncAll(folder: string): Promise<void> {
  for (const kind of fileKinds) {
    const names = await readdir(join(folder, kind));
    for (let index = 0; index < names.length; index += filesAtOnce) {
      const batch = names.slice(index, index + filesAtOnce);
      await Promise.all(batch.map((name) => sync(join(folder, kind, name), "r+")));
    }
    await sync(join(folder, kind), "r");
  }
}

interface Places {
  databaseFile: string;
  newDatabase: string;
  uploadsDir: string;
  staging: string;
  place: UploadPlace;
  hasFiles: boolean;
  identity: string;
  at: string;
}

async function changePlaces(places: Places): Promise<string[]> {
  const { databaseFile, newDatabase, uploadsDir, staging, place, hasFiles, identity, at } = places;
  const marked = await place.readIdentity();
  const kept: string[] = [];
  const done: { from: string; to: string }[] = [];
  const move = async (from: string, to: string) => {
    if (!(await stat(from).catch(() => undefined))) return false;
    await rename(from, to);
    done.push({ from, to });
    return true;
  };
  const mark = restoringMark(databaseFile);
  await writeFile(mark, `${at}\n`);
  await sync(mark, "r+");
  try {
    for (const end of ["", "-wal", "-shm"]) {
      const aside = `${databaseFile}.replaced-${at}${end}`;
      if (await move(databaseFile + end, aside)) kept.push(aside);
    }
    if (hasFiles) {
      const aside = join(uploadsDir, `replaced-${at}`);
      await mkdir(aside, { mode: 0o700 });
      for (const kind of fileKinds) {
        await move(join(uploadsDir, kind), join(aside, kind));
        await move(join(staging, "named", kind), join(uploadsDir, kind));
      }
      kept.push(aside);
      await sync(uploadsDir, "r");
    }
    await place.writeIdentity(identity);
    await move(newDatabase, databaseFile);
    await sync(dirname(databaseFile), "r");
  } catch (error) {
    if (marked) await place.writeIdentity(marked);
    for (const { from, to } of done.reverse()) await rename(to, from);
    await rm(mark, { force: true });
    throw error;
  }
  await rm(mark, { force: true });
  const hadFiles = await Promise.all(kept.map(holdsFiles));
  await Promise.all(
    kept.map((path, index) => (hadFiles[index] ? undefined : rm(path, { recursive: true, force: true }))),
  );
  return kept.filter((_, index) => hadFiles[index]);
}

async function holdsFiles(path: string): Promise<boolean> {
  if (!(await stat(path)).isDirectory()) return true;
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.some((entry) => !entry.isDirectory());
}
