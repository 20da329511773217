import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Database } from "~db/connection.server";
import { ensureIdentity, readIdentity } from "~db/site-identity";
import { StartRefusedError } from "~db/start-refused";
import { storageProblem } from "~db/storage-errors";
import type { StoredFile } from "./kept-names";
import { describePlace, holdsFiles, pathOfFile, type UploadPlace } from "./place.server";

/** Database and uploads have the same ID. A mismatch is refused: the sweep would delete files. */

const sampleSize = 200;

const wayOn = 'or, if the two belong together from now on, run "npm run adopt-uploads"';

function refuse(databaseFile: string, place: UploadPlace, reason: keyof typeof reasons): never {
  const setting = place.isRemote ? "UPLOADS_URL" : "UPLOADS_DIR";
  throw new StartRefusedError(reasons[reason](resolve(databaseFile), describePlace(place), setting));
}

const reasons = {
  differ: (database: string, uploads: string, setting: string) =>
    `The database ${database} and the ${uploads} belong to two different websites: correct DATABASE_URL or ${setting} ${wayOn}.`,
  emptyDatabase: (database: string, uploads: string, setting: string) =>
    `The database ${database} is missing or empty, but the ${uploads} holds the files of a website: correct DATABASE_URL or ${setting}, mount the missing disk or, if the website begins anew with an empty database, run "npm run adopt-uploads -- --new".`,
  noFiles: (database: string, uploads: string, setting: string) =>
    `The database ${database} has uploaded files, but the ${uploads} is missing, empty or another one: correct ${setting} or DATABASE_URL, mount the missing disk, bring the files back from a backup or with "npm run move-uploads" ${wayOn}.`,
};

/** Call it before a database is created. @throws StartRefusedError if the uploads belong to a website */
export async function refuseNewDatabase(databaseFile: string, place: UploadPlace): Promise<void> {
  if (!existsSync(databaseFile) && (await holdsFiles(place))) refuse(databaseFile, place, "emptyDatabase");
}

/** Gives both an ID if they have none. @throws StartRefusedError if they do not match */
export async function matchUploads(
  db: Database,
  databaseFile: string,
  place: UploadPlace,
  listNamed: (db: Database, limit: number) => Promise<StoredFile[]>,
): Promise<void> {
  const named = await listNamed(db, sampleSize);
  const wanted = await readIdentity(db);
  const isEmpty = named.length === 0 && !(await holdsFiles(place));
  // Read last: a process that starts at the same time marks the folder before adding files.
  const found = await place.readIdentity();
  if (wanted && found) {
    if (wanted !== found && !isEmpty) refuse(databaseFile, place, "differ");
  } else if (named.length > 0) {
    const isThere = await holdsAny(place, named);
    if (!isThere || (wanted && !found)) refuse(databaseFile, place, "noFiles");
  } else if (!isEmpty) {
    refuse(databaseFile, place, "emptyDatabase");
  }
  // Rows with files prove that the database is an older copy of the same site; it takes over the folder's ID.
  try {
    const identity = await ensureIdentity(db, named.length > 0 ? found : undefined);
    if (found !== identity) await place.writeIdentity(identity);
  } catch (error) {
    // Read-only disk: the next start marks the pair. Until then, nothing is swept.
    if (!storageProblem(error)) throw error;
  }
}

async function holdsAny(place: UploadPlace, files: StoredFile[]): Promise<boolean> {
  for (const file of files) if (await place.find(pathOfFile(file))) return true;
  return false;
}

export async function adoptUploads(db: Database, place: UploadPlace): Promise<void> {
  await place.writeIdentity(await ensureIdentity(db));
}
