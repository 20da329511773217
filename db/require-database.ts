import { statSync } from "node:fs";
import { readDatabaseFile } from "./sqlite-file";
import { StartRefusedError } from "./start-refused";

/** False also for an empty file, such as a copy to a full disk leaves. A damaged database is one. */
export function hasDatabase(databaseFile: string): boolean {
  if (!statSync(databaseFile, { throwIfNoEntry: false })?.size) return false;
  try {
    return readDatabaseFile(databaseFile, (sqlite) =>
      Boolean(sqlite.prepare("select 1 from sqlite_schema limit 1").get()),
    );
  } catch {
    return true;
  }
}

/** Opening a missing database would create an empty one. @throws StartRefusedError if there is none */
export function requireDatabase(databaseFile: string): void {
  if (hasDatabase(databaseFile)) return;
  throw new StartRefusedError(
    `The database ${databaseFile} is missing or empty. Correct DATABASE_URL, bring back a backup with "npm run restore -- --list" or, for a new website, start it once.`,
  );
}
