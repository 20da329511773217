import { setTimeout as wait } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  sql,
} from "kysely";

/**
 * Kysely takes SQLite for a database that cannot roll back its DDL, and would leave half a migration behind.
 * It can; and a transaction takes SQLite's write lock, so a second process that starts at the same time waits for the
 * first one's migrations instead of running them too.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`update kysely_migration_lock set is_locked = 0`.execute(db);
  }
}

/** How long, in milliseconds, a statement waits for another process's write, and how often it looks. */
const retryLimits = { whole: 10_000, step: 40 };

/**
 * Waits for another process's write without holding up everything else: SQLite's own waiting would stop the whole
 * process, pages from memory included. A transaction takes the write lock when it begins (`begin immediate`): one
 * that first reads could find, at its first write, that another process has written meanwhile, and fail.
 */
class RetryingDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => retryWhileBusy(() => connection.executeQuery(query)),
      streamQuery: (...query) => connection.streamQuery(...query),
    };
  }
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

async function retryWhileBusy<Result>(act: () => Promise<Result>): Promise<Result> {
  for (const end = Date.now() + retryLimits.whole; ; await wait(retryLimits.step)) {
    try {
      return await act();
    } catch (error) {
      const busy = error instanceof Error && "code" in error && error.code === "SQLITE_BUSY";
      if (!busy || Date.now() > end) throw error;
    }
  }
}

/** Kysely's dialect for SQLite, for a database that several processes write. */
export class RetryingSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
  override createDriver(): Driver {
    return new RetryingDriver(this.#config);
  }
}
