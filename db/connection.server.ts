import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import { Kysely, SqliteAdapter, SqliteDialect, sql } from "kysely";
import type { Schema } from "./schema";

export type Database = Kysely<Schema>;

/**
 * Kysely takes SQLite for a database that cannot roll back its DDL, and would leave half a migration behind.
 * It can; and the first write of the transaction takes SQLite's write lock, so a second process that starts
 * at the same time waits for the first one's migrations instead of running them too.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`update kysely_migration_lock set is_locked = 0`.execute(db);
  }
}

class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/** How long, in milliseconds, a statement waits for another process's write. */
const busyTimeout = 5000;

/**
 * Reads the content revision as often as every request wants it: a prepared statement on a connection of its own
 * that never writes takes some microseconds. The database must have been migrated.
 */
export function openRevision(file: string): { read: () => number; close: () => void } {
  const sqlite = new Sqlite(file, { readonly: true, timeout: busyTimeout });
  const statement = sqlite.prepare<[], number>("select revision from content_revision").pluck();
  return { read: () => statement.get() ?? 0, close: () => sqlite.close() };
}

/**
 * Opens (and creates where missing) the SQLite database in `file`.
 * `synchronous = FULL`: in WAL mode NORMAL may lose rows already acknowledged when the power is cut.
 */
export function openDatabase(file: string): Database {
  mkdirSync(dirname(file), { recursive: true });
  const sqlite = new Sqlite(file, { timeout: busyTimeout });
  sqlite.pragma("journal_mode = WAL");
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  return new Kysely<Schema>({ dialect: new TransactionalSqliteDialect({ database: sqlite }) });
}
