import { existsSync, statSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { claimDatabase } from "./in-use";
import { StartRefusedError } from "./start-refused";
import { wrongTallies } from "./tally-check";

/**
 * After a crash SQLite plays what is in the write-ahead log into the database file. Where somebody put another database
 * file in its place meanwhile (an old copy, say), that mixes two databases, and nothing else would notice. So a log
 * that was left over is first looked at together with its database, without changing either.
 * @throws StartRefusedError where the two do not fit together
 */
export function checkLeftOverJournal(databaseFile: string): void {
  const journal = `${databaseFile}-wal`;
  if (!existsSync(databaseFile) || !existsSync(journal) || statSync(journal).size === 0) return;
  // The journal of a process that is running is not left over.
  const release = claimOrUndefined(databaseFile);
  if (!release) return;
  try {
    if (fitTogether(databaseFile)) return;
  } finally {
    release();
  }
  throw new StartRefusedError(
    `${databaseFile} and the write-ahead log beside it (${journal}) are not of the same database, or one of them is ` +
      "damaged. Nothing was changed. If you put a copy of the database there, move all three files " +
      `(${databaseFile}, -wal and -shm) to another folder and bring the backup back with: npm run restore -- <backup>`,
  );
}

function claimOrUndefined(databaseFile: string): (() => void) | undefined {
  try {
    return claimDatabase(databaseFile);
  } catch {
    return undefined;
  }
}

/** Opened for reading only, SQLite reads through the log and leaves both files as they are. */
function fitTogether(databaseFile: string): boolean {
  let sqlite: Sqlite.Database | undefined;
  try {
    sqlite = new Sqlite(databaseFile, { readonly: true, timeout: 10_000 });
    return isSound(sqlite);
  } catch (error) {
    // Where the disk cannot be read or written the start itself says so.
    return !(error instanceof Sqlite.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code));
  } finally {
    sqlite?.close();
  }
}

/**
 * True if a database is whole: SQLite's own check of every page and index, references between tables, and the tallies,
 * which count rows and lie in pages of their own.
 */
export function isSound(sqlite: Sqlite.Database): boolean {
  if (sqlite.pragma("integrity_check(1)", { simple: true }) !== "ok") return false;
  const broken = sqlite.pragma("foreign_key_check") as unknown[];
  return broken.length === 0 && wrongTallies(sqlite).length === 0;
}
