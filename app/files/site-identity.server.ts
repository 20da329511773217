import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Config } from "~/config.server";
import type { Database } from "~db/connection.server";
import { ensureIdentity, readIdentity } from "~db/site-identity";
import { StartRefusedError } from "~db/start-refused";
import { storageProblem } from "~db/storage-errors";
import { holdsFiles, readFolderIdentity, writeFolderIdentity } from "./folder-mark.server";
import type { StoredFile } from "./kept-names";

/**
 * A database and its uploads folder belong together. A start with one of them mistyped, or not mounted, would take the
 * files of the other for left-over ones, so both bear the same identity, and a pair that does not match is refused.
 */

type Place = Pick<Config, "databaseFile" | "uploadsDir">;

/** Rows whose files are looked for before a pair from before the identity is taken for one that matches. */
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

/**
 * To be called before a database is opened, which makes it where it is missing.
 * @throws StartRefusedError where the uploads folder is that of a website
 */
export function refuseNewDatabase(place: Place): void {
  if (!existsSync(place.databaseFile) && holdsFiles(place.uploadsDir)) refuse(place, "emptyDatabase");
}

/**
 * Makes sure that the migrated database and the uploads folder belong together, and gives both an identity where they
 * have none: at the first start, and at the first one after an upgrade.
 * @param listNamed some of the files that rows name, at most `limit` of each table
 * @throws StartRefusedError if they do not
 */
export async function matchUploads(
  db: Database,
  place: Place,
  listNamed: (db: Database, limit: number) => Promise<StoredFile[]>,
): Promise<void> {
  const named = await listNamed(db, sampleSize);
  const holds = holdsFiles(place.uploadsDir);
  const wanted = await readIdentity(db);
  // Read last: a process that starts at the same time marks the folder before it puts files into it.
  const found = await readFolderIdentity(place.uploadsDir);
  if (wanted && found) {
    if (wanted !== found && (holds || named.length > 0)) refuse(place, "differ");
  } else if (named.length > 0) {
    const isThere = named.some(({ kind, name }) => existsSync(join(place.uploadsDir, kind, name)));
    if (!isThere || (wanted && !found)) refuse(place, "noFiles");
  } else if (holds) {
    refuse(place, "emptyDatabase");
  }
  // Only rows that name files make a mark of another identity theirs: the database is an older copy of the same site.
  try {
    const identity = await ensureIdentity(db, named.length > 0 ? found : undefined);
    if (found !== identity) await writeFolderIdentity(place.uploadsDir, identity);
  } catch (error) {
    // A disk that takes no writes: the next start marks the pair, and until then nothing can be swept away either.
    if (!storageProblem(error)) throw error;
  }
}

/** From now on the two belong together, whatever they were before. Nothing else is changed. */
export async function adoptUploads(db: Database, { uploadsDir }: Place): Promise<void> {
  await writeFolderIdentity(uploadsDir, await ensureIdentity(db));
}
