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
 * Kysely assumes that SQLite cannot roll back DDL, and would leave half a migration behind. It can. The write
 * lock makes a second process wait for the migrations.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`update kysely_migration_lock set is_locked = 0`.execute(db);
  }
}

/** Milliseconds that a statement waits for writes, and between attempts. */
const retryLimits = { whole: 10_000, step: 40 };

/**
 * Reads use their own connection and never wait. Writes queue, and poll for the lock of another process:
 * SQLite's own waiting would block the whole process.
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

/** Uses the reading connection, or the writing one for write statements and transactions. */
class RoutedConnection implements DatabaseConnection {
  readonly #connections: Connections;
  readonly #takeWriteLock: ReturnType<typeof createWriteLock>;
  #transaction: { connection: Connection; release: () => void } | undefined;
  /** Error with which SQLite ended the transaction, such as a full disk. */
  #ended: unknown;

  constructor(connections: Connections, takeWriteLock: ReturnType<typeof createWriteLock>) {
    this.#connections = connections;
    this.#takeWriteLock = takeWriteLock;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#transaction) return this.#inTransaction(query.sql, query.parameters);
    const { reader } = this.#connections;
    try {
      if (isRead(reader, query.sql))
        return await retryWhileBusy(() => run<Row>(reader, query.sql, query.parameters));
    } catch (error) {
      throw this.#connections.explain(error);
    }
    const deadline = Date.now() + retryLimits.whole;
    const release = await this.#takeWriteLock(deadline);
    let result: QueryResult<Row>;
    try {
      const { writer } = this.#connections;
      result = await retryWhileBusy(() => run<Row>(writer, query.sql, query.parameters), deadline);
    } catch (error) {
      throw this.#connections.explain(error);
    } finally {
      this.#connections.writes += 1;
      release();
    }
    await this.#connections.sync();
    return result;
  }

  /** No code of this site streams. */
  // biome-ignore lint/correctness/useYield: the interface asks for it
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error("This driver does not stream.");
  }

  /** Uses `begin immediate`: a transaction that reads first could fail at its first write. */
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
    // The next write need not wait for the sync.
    this.release();
    await this.#connections.sync();
  }

  /** SQLite may have rolled back already; a second rollback would hide the cause. */
  async rollback(): Promise<void> {
    if (this.#transaction?.connection.inTransaction) run(this.#transaction.connection, "rollback");
  }

  release(): void {
    this.#transaction?.release();
    this.#transaction = undefined;
  }

  async #inTransaction<Row>(text: string, parameters?: readonly unknown[]): Promise<QueryResult<Row>> {
    const connection = this.#transaction?.connection;
    // Later statements would run outside the transaction.
    if (!connection?.inTransaction) throw this.#ended ?? new Error("The transaction has ended.");
    try {
      return run<Row>(connection, text, parameters);
    } catch (error) {
      const explained = this.#connections.explain(error);
      if (!connection.inTransaction) this.#ended ??= explained;
      throw explained;
    }
  }
}

/** Pragmas count as writes, because they can change the connection. */
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

export class RetryingSqliteDialect implements Dialect {
  readonly #connections: Connections;
  constructor(connections: Connections) {
    this.#connections = connections;
  }
  createDriver(): Driver {
    // Kysely returns our own connections.
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
