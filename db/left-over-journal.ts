import { existsSync, statSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { claimDatabase } from "./in-use";
import { openSqlite } from "./sqlite";
import { StartRefusedError } from "./start-refused";
import { wrongTallies } from "./tally-check";

/**
 * Checks a left-over write-ahead log before SQLite replays it: if the database file was replaced since (by an
 * old copy, say), the replay would silently mix two databases.
 * @throws StartRefusedError if they do not match
 */
export function checkLeftOverJournal(databaseFile: string): void {
  const journal = `${databaseFile}-wal`;
  if (!existsSync(databaseFile) || !existsSync(journal) || statSync(journal).size === 0) return;
  // A running process owns its journal.
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

/** Read-only mode reads through the log and changes neither file. */
function fitTogether(databaseFile: string): boolean {
  let sqlite: Sqlite.Database | undefined;
  try {
    sqlite = openSqlite(databaseFile, { readonly: true, timeout: 10_000 });
    return isSound(sqlite);
  } catch (error) {
    // The start reports unreadable disks itself.
    return !(error instanceof Sqlite.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code));
  } finally {
    sqlite?.close();
  }
}

/** True if SQLite's integrity check, foreign keys and tallies are right. */
export function isSound(sqlite: Sqlite.Database): boolean {
  if (sqlite.pragma("integrity_check(1)", { simple: true }) !== "ok") return false;
  const broken = sqlite.pragma("foreign_key_check") as unknown[];
  return broken.length === 0 && wrongTallies(sqlite).length === 0;
}
