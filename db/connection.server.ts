import { Kysely, type Transaction as KyselyTransaction } from "kysely";
import { emptyLog } from "./commit-sync";
import { Connections } from "./connections";
import { RetryingSqliteDialect } from "./retrying-dialect";
import type { Schema } from "./schema";
import { DatabaseDamagedError } from "./storage-errors";

export type Database = Kysely<Schema>;
export type Transaction = KyselyTransaction<Schema>;

/** Symbols on the database, because tests load this module twice, from the sources and from the build. */
const fileProperty = Symbol.for("file of the database");
const connectionsProperty = Symbol.for("connections of the database");

function getConnections(db: Database): Connections {
  const connections: unknown = Reflect.get(db, connectionsProperty);
  if (!connections) throw new TypeError("Not a database of openDatabase.");
  return connections as Connections;
}

export function countWrites(db: Database): number | undefined {
  return (Reflect.get(db, connectionsProperty) as Connections | undefined)?.writes;
}

/** @param db not a transaction */
export function getFile(db: Database): string {
  const file: unknown = Reflect.get(db, fileProperty);
  if (typeof file !== "string") throw new TypeError("Not a database of openDatabase.");
  return file;
}

/** Reads the content revision without Kysely, in microseconds. The database must have been migrated. */
export function openRevision(db: Database): { read: () => number } {
  const connections = getConnections(db);
  return {
    read() {
      const row = connections.reader.prepare("select revision from content_revision").get();
      return (row as { revision: number } | undefined)?.revision ?? 0;
    },
  };
}

/** Prepares a statement with one parameter; the function is true if it finds a row. */
export function openLookup(db: Database, statement: string): (value: string) => boolean {
  const connections = getConnections(db);
  return (value) => connections.reader.prepare(statement).get(value) !== undefined;
}

/** Prepares a statement; the function returns its first value, or null. */
export function openValue(db: Database, statement: string): (...values: string[]) => unknown {
  const connections = getConnections(db);
  return (...values) => Object.values(connections.reader.prepare(statement).get(values) ?? {})[0] ?? null;
}

export function openRows<Row>(db: Database, statement: string): (...values: string[]) => Row[] {
  const connections = getConnections(db);
  return (...values) => connections.reader.prepare(statement).all(values) as Row[];
}

/** Checks every page; the error names the file and the way to recover. @returns undefined for a whole database */
export function checkPages(db: Database): unknown {
  const connections = getConnections(db);
  connections.check();
  return connections.damage;
}

/** True if a query or check of this process met a damaged page. */
export function isDamaged(db: Database): boolean {
  return getConnections(db).damage !== undefined;
}

/** For damage that another process met. */
export function markDamaged(db: Database): void {
  const connections = getConnections(db);
  connections.damage ??= new DatabaseDamagedError(getFile(db));
}

/** Empties the write-ahead log, so that it contains no deleted data. @throws SQLite's error */
export async function emptyJournal(db: Database): Promise<void> {
  assertInPlace(db);
  await emptyLog(getFile(db));
}

/** Opens a read-only copy if the database cannot be written. @throws if it cannot be read either */
export function openDatabase(file: string): Database {
  const connections = new Connections(file);
  const db = new Kysely<Schema>({ dialect: new RetryingSqliteDialect(connections) });
  return Object.assign(db, { [fileProperty]: file, [connectionsProperty]: connections });
}

/** @throws StorageUnavailableError if the database was moved, deleted or replaced */
export function assertInPlace(db: Database): void {
  getConnections(db).assertInPlace();
}
