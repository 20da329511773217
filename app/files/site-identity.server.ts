import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Config } from "~/config.server";
import type { Database } from "~db/connection.server";
import { ensureIdentity, readIdentity } from "~db/site-identity";
import { StartRefusedError } from "~db/start-refused";
import { storageProblem } from "~db/storage-errors";
import { holdsFiles, readFolderIdentity, writeFolderIdentity } from "./folder-mark.server";
import type { StoredFile } from "./kept-names";

/** Database and uploads folder have the same ID. A mismatch is refused: the sweep would delete files. */

type Place = Pick<Config, "databaseFile" | "uploadsDir">;

const sampleSize = 200;

const wayOn = 'or, if the two belong together from now on, run "npm run adopt-uploads"';

function refuse({ databaseFile, uploadsDir }: Place, reason: keyof typeof reasons): never {
  throw new StartRefusedError(reasons[reason](resolve(databaseFile), resolve(uploadsDir)));
}

const reasons = {
  differ: (database: string, uploads: string) =>
    `The database ${database} and the uploads folder ${uploads} belong to two different websites: correct DATABASE_URL or UPLOADS_DIR ${wayOn}.`,
  emptyDatabase: (database: string, uploads: string) =>
    `The database ${database} is missing or empty, but the uploads folder ${uploads} holds the files of a website: correct DATABASE_URL or UPLOADS_DIR, mount the missing disk or, if the website begins anew with an empty database, run "npm run adopt-uploads -- --new".`,
  noFiles: (database: string, uploads: string) =>
    `The database ${database} has uploaded files, but the uploads folder ${uploads} is missing, empty or another one: correct UPLOADS_DIR or DATABASE_URL, mount the missing disk, bring the folder back from a backup ${wayOn}.`,
};

/** Call it before a database is created. @throws StartRefusedError if the uploads belong to a website */
export function refuseNewDatabase(place: Place): void {
  if (!existsSync(place.databaseFile) && holdsFiles(place.uploadsDir)) refuse(place, "emptyDatabase");
}

/** Gives both an ID if they have none. @throws StartRefusedError if they do not match */
export async function matchUploads(
  db: Database,
  place: Place,
  listNamed: (db: Database, limit: number) => Promise<StoredFile[]>,
): Promise<void> {
  const named = await listNamed(db, sampleSize);
  const holds = holdsFiles(place.uploadsDir);
  const wanted = await readIdentity(db);
  // Read last: a process that starts at the same time marks the folder before adding files.
  const found = await readFolderIdentity(place.uploadsDir);
  if (wanted && found) {
    if (wanted !== found && (holds || named.length > 0)) refuse(place, "differ");
  } else if (named.length > 0) {
    const isThere = named.some(({ kind, name }) => existsSync(join(place.uploadsDir, kind, name)));
    if (!isThere || (wanted && !found)) refuse(place, "noFiles");
  } else if (holds) {
    refuse(place, "emptyDatabase");
  }
  // Rows with files prove that the database is an older copy of the same site; it takes over the folder's ID.
  try {
    const identity = await ensureIdentity(db, named.length > 0 ? found : undefined);
    if (found !== identity) await writeFolderIdentity(place.uploadsDir, identity);
  } catch (error) {
    // Read-only disk: the next start marks the pair. Until then, nothing is swept.
    if (!storageProblem(error)) throw error;
  }
}

export async function adoptUploads(db: Database, { uploadsDir }: Place): Promise<void> {
  await writeFolderIdentity(uploadsDir, await ensureIdentity(db));
}
