import { setTimeout as wait } from "node:timers/promises";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from "kysely";
import type { Connection, Connections } from "./connections";
import { storageProblem } from "./storage-errors";
import { createWriteLock } from "./write-lock";

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

/** How long, in milliseconds, a statement waits for other writes, and how often it looks at another process's. */
const retryLimits = { whole: 10_000, step: 40 };

/**
 * Reads go to a connection of their own and wait for nothing. Writes take turns, and wait for another process's write
 * without holding up everything else: SQLite's own waiting would stop the whole process, pages from memory included.
 */
class RetryingDriver implements Driver {
  readonly #connections: Connections;
  readonly #takeWriteLock = createWriteLock();
  constructor(connections: Connections) {
    this.#connections = connections;
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<RoutedConnection> {
    return new RoutedConnection(this.#connections, this.#takeWriteLock);
  }
  beginTransaction(connection: RoutedConnection): Promise<void> {
    return connection.begin();
  }
  commitTransaction(connection: RoutedConnection): Promise<void> {
    return connection.commit();
  }
  rollbackTransaction(connection: RoutedConnection): Promise<void> {
    return connection.rollback();
  }
  async releaseConnection(connection: RoutedConnection): Promise<void> {
    connection.release();
  }
  async destroy(): Promise<void> {
    this.#connections.close();
  }
}

/** What one caller of Kysely uses: the reading connection, the writing one for a statement, or for a transaction. */
class RoutedConnection implements DatabaseConnection {
  readonly #connections: Connections;
  readonly #takeWriteLock: ReturnType<typeof createWriteLock>;
  #transaction: { connection: Connection; release: () => void } | undefined;
  /** What made SQLite end the transaction by itself: a full disk, say. */
  #ended: unknown;

  constructor(connections: Connections, takeWriteLock: ReturnType<typeof createWriteLock>) {
    this.#connections = connections;
    this.#takeWriteLock = takeWriteLock;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#transaction) return this.#inTransaction(query.sql, query.parameters);
    const { reader } = this.#connections;
    if (isRead(reader, query.sql)) return retryWhileBusy(() => run<Row>(reader, query.sql, query.parameters));
    const deadline = Date.now() + retryLimits.whole;
    const release = await this.#takeWriteLock(deadline);
    let result: QueryResult<Row>;
    try {
      const { writer } = this.#connections;
      result = await retryWhileBusy(() => run<Row>(writer, query.sql, query.parameters), deadline);
    } finally {
      this.#connections.writes += 1;
      release();
    }
    await this.#connections.sync();
    return result;
  }

  /** Nothing of this site streams. */
  // biome-ignore lint/correctness/useYield: the interface asks for it
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error("This driver does not stream.");
  }

  /**
   * Takes the write lock at once (`begin immediate`): a transaction that first reads could find, at its first write, that
   * another process has written meanwhile, and fail.
   */
  async begin(): Promise<void> {
    const deadline = Date.now() + retryLimits.whole;
    const release = await this.#takeWriteLock(deadline);
    try {
      const { writer } = this.#connections;
      await retryWhileBusy(() => run(writer, "begin immediate"), deadline);
      this.#transaction = { connection: writer, release };
    } catch (error) {
      release();
      throw error;
    }
  }

  async commit(): Promise<void> {
    this.#connections.assertInPlace();
    await this.#inTransaction("commit");
    this.#connections.writes += 1;
    // The next write need not wait for the disk.
    this.release();
    await this.#connections.sync();
  }

  /** SQLite may have rolled back by itself; trying it again would hide why. */
  async rollback(): Promise<void> {
    if (this.#transaction?.connection.inTransaction) run(this.#transaction.connection, "rollback");
  }

  release(): void {
    this.#transaction?.release();
    this.#transaction = undefined;
  }

  async #inTransaction<Row>(text: string, parameters?: readonly unknown[]): Promise<QueryResult<Row>> {
    const connection = this.#transaction?.connection;
    // What followed would be no part of the transaction any more.
    if (!connection?.inTransaction) throw this.#ended ?? new Error("The transaction has ended.");
    try {
      return run<Row>(connection, text, parameters);
    } catch (error) {
      if (!connection.inTransaction) this.#ended ??= error;
      throw error;
    }
  }
}

/** A pragma may change what its connection does, so it is taken for a write. */
function isRead(reader: Connection, text: string): boolean {
  if (!/^\s*(select|with)\b/i.test(text)) return false;
  const statement = reader.prepare(text);
  return statement.readonly && statement.reader;
}

function run<Row>(
  connection: Connection,
  text: string,
  parameters: readonly unknown[] = [],
): QueryResult<Row> {
  const statement = connection.prepare(text);
  if (statement.reader) return { rows: statement.all(parameters) as Row[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
}

async function retryWhileBusy<Result>(
  act: () => Result,
  deadline = Date.now() + retryLimits.whole,
): Promise<Result> {
  for (;;) {
    try {
      return act();
    } catch (error) {
      if (storageProblem(error) !== "busy" || Date.now() > deadline) throw error;
    }
    await wait(retryLimits.step);
  }
}

/** Kysely's dialect for SQLite, for a database that several processes write. */
export class RetryingSqliteDialect implements Dialect {
  readonly #connections: Connections;
  constructor(connections: Connections) {
    this.#connections = connections;
  }
  createDriver(): Driver {
    // Kysely hands our own connections back to us.
    return new RetryingDriver(this.#connections) as unknown as Driver;
  }
  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }
  createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}
