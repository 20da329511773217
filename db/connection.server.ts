import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import { Kysely, type SqliteDatabase, type SqliteStatement, sql } from "kysely";
import { LRUCache } from "lru-cache";
import { RetryingSqliteDialect } from "./retrying-dialect";
import type { Schema } from "./schema";

export type Database = Kysely<Schema>;

/** Milliseconds for which SQLite itself may wait, and with it the whole process; the dialect waits longer. */
const busyTimeout = 20;

/**
 * Reads the content revision as often as every request wants it: a prepared statement on a connection of its own
 * that never writes takes some microseconds. The database must have been migrated.
 */
export function openRevision(file: string): { read: () => number } {
  const sqlite = new Sqlite(file, { readonly: true, timeout: busyTimeout });
  const statement = sqlite.prepare<[], number>("select revision from content_revision").pluck();
  return { read: () => statement.get() ?? 0 };
}

/** Writes the write-ahead log back into the database file and empties it: what was deleted is then in neither. */
export async function emptyJournal(db: Database): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/** Compiling a statement costs as much as running it; those that come again are kept. */
function keepingStatements(sqlite: Sqlite.Database): SqliteDatabase {
  const statements = new LRUCache<string, Sqlite.Statement>({ max: 300 });
  return {
    prepare(text) {
      const statement = statements.get(text) ?? sqlite.prepare(text);
      statements.set(text, statement);
      return statement as unknown as SqliteStatement;
    },
    close: () => void sqlite.close(),
  };
}

/**
 * Opens (and creates where missing) the SQLite database in `file`.
 * `synchronous = FULL`: in WAL mode NORMAL may lose rows already acknowledged when the power is cut.
 * `secure_delete`: what was deleted, a message or a resume's name, is overwritten in the file; `emptyJournal` takes it
 * out of the write-ahead log.
 */
export function openDatabase(file: string): Database {
  mkdirSync(dirname(file), { recursive: true });
  const sqlite = new Sqlite(file);
  sqlite.pragma("journal_mode = WAL");
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  sqlite.pragma("secure_delete = ON");
  sqlite.pragma(`busy_timeout = ${busyTimeout}`);
  return new Kysely<Schema>({ dialect: new RetryingSqliteDialect({ database: keepingStatements(sqlite) }) });
}
