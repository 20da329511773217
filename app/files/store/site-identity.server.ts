import { resolve } from "node:path";
import type { Database } from "~db/connection.server";
import { hasDatabase } from "~db/require-database";
import { ensureIdentity, readIdentity } from "~db/site-identity";
import { StartRefusedError } from "~db/start-refused";
import { storageProblem } from "~db/storage-errors";
import type { StoredFile } from "./stored-names";
import { describePlace, holdsFiles, pathOfFile, type UploadPlace } from "./upload-place.server";

/** Database and uploads have the same ID. A mismatch is refused: the sweep would delete files. */

/** Files of the database that are enough to see if the uploads are its own. */
export const sampleSize = 200;

const wayOn = 'or, if the two belong together from now on, run "npm run adopt-uploads"';

type Mismatch = keyof typeof reasons;

const reasons = {
  differ: (database: string, uploads: string, setting: string) =>
    `The database ${database} and the ${uploads} belong to two different websites: correct DATABASE_URL or ${setting} ${wayOn}.`,
  emptyDatabase: (database: string, uploads: string, setting: string) =>
    `The database ${database} is missing or empty, but the ${uploads} holds the files of a website: correct DATABASE_URL or ${setting}, mount the missing disk, bring the database back with "npm run restore -- --list" or, if the website begins anew with an empty database, run "npm run adopt-uploads -- --new".`,
  noFiles: (database: string, uploads: string, setting: string) =>
    `The database ${database} has uploaded files, but the ${uploads} is missing, empty or another one: correct ${setting} or DATABASE_URL, mount the missing disk, bring the files back from a backup or with "npm run move-uploads" ${wayOn}.`,
};

interface Pair {
  /** For the message. */
  databaseFile: string;
  place: UploadPlace;
  /** ID of the database; undefined if it has none. */
  wanted: string | undefined;
  /** Some of the files that the database names. */
  named: readonly StoredFile[];
}

/** The one rule for start, backup and doctor. @returns why the two do not belong together */
export async function findMismatch(pair: Pair): Promise<{ words?: string; found: string | undefined }> {
  const { databaseFile, place, wanted, named } = pair;
  const isEmpty = named.length === 0 && !(await holdsFiles(place));
  // Read last: a process that starts at the same time marks the folder before adding files.
  const found = await place.readIdentity();
  const because = (reason: Mismatch) => ({ words: describeMismatch(databaseFile, place, reason), found });
  if (wanted && found) return wanted !== found && !isEmpty ? because("differ") : { found };
  if (named.length > 0) {
    const isThere = await holdsAny(place, named);
    return !isThere || (wanted && !found) ? because("noFiles") : { found };
  }
  return isEmpty ? { found } : because("emptyDatabase");
}

function describeMismatch(databaseFile: string, place: UploadPlace, reason: Mismatch): string {
  const setting = place.isRemote ? "UPLOADS_URL" : "UPLOADS_DIR";
  return reasons[reason](resolve(databaseFile), describePlace(place), setting);
}

/** Call it before a database is created. @throws StartRefusedError if the uploads belong to a website */
export async function refuseNewDatabase(databaseFile: string, place: UploadPlace): Promise<void> {
  if (!hasDatabase(databaseFile) && (await holdsFiles(place)))
    throw new StartRefusedError(describeMismatch(databaseFile, place, "emptyDatabase"));
}

/** Gives both an ID if they have none. @throws StartRefusedError if they do not match */
export async function matchUploads(
  db: Database,
  databaseFile: string,
  place: UploadPlace,
  listNamed: (db: Database, limit: number) => Promise<StoredFile[]>,
): Promise<void> {
  const named = await listNamed(db, sampleSize);
  const { words, found } = await findMismatch({ databaseFile, place, wanted: await readIdentity(db), named });
  if (words) throw new StartRefusedError(words);
  // Rows with files prove that the database is an older copy of the same site; it takes over the folder's ID.
  try {
    const identity = await ensureIdentity(db, named.length > 0 ? found : undefined);
    if (found !== identity) await place.writeIdentity(identity);
  } catch (error) {
    // Read-only disk: the next start marks the pair. Until then, nothing is swept.
    if (!storageProblem(error)) throw error;
  }
}

async function holdsAny(place: UploadPlace, files: readonly StoredFile[]): Promise<boolean> {
  for (const file of files) if (await place.find(pathOfFile(file))) return true;
  return false;
}

export async function adoptUploads(db: Database, place: UploadPlace): Promise<void> {
  await place.writeIdentity(await ensureIdentity(db));
}
