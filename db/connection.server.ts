import { Kysely } from "kysely";
import { emptyLog } from "./commit-sync";
import { Connections } from "./connections";
import { RetryingSqliteDialect } from "./retrying-dialect";
import type { Schema } from "./schema";

export type Database = Kysely<Schema>;

/** Where a database says its file and its connections: a test has two copies of this module, of the sources and of the build. */
const fileProperty = Symbol.for("file of the database");
const connectionsProperty = Symbol.for("connections of the database");

function connectionsOf(db: Database): Connections {
  const connections: unknown = Reflect.get(db, connectionsProperty);
  if (!connections) throw new TypeError("Not a database of openDatabase.");
  return connections as Connections;
}

/** Returns how often this process has written to a database; undefined for a transaction. */
export function countWrites(db: Database): number | undefined {
  return (Reflect.get(db, connectionsProperty) as Connections | undefined)?.writes;
}

/** The file of a database, as it was opened. @param db not a transaction */
export function fileOf(db: Database): string {
  const file: unknown = Reflect.get(db, fileProperty);
  if (typeof file !== "string") throw new TypeError("Not a database of openDatabase.");
  return file;
}

/**
 * Reads the content revision as often as every request wants it: without Kysely it takes some microseconds. The database
 * must have been migrated.
 */
export function openRevision(db: Database): { read: () => number } {
  const connections = connectionsOf(db);
  return {
    read() {
      const row = connections.reader.prepare("select revision from content_revision").get();
      return (row as { revision: number } | undefined)?.revision ?? 0;
    },
  };
}

/**
 * True if a statement with one value finds a row: prepared once and answered at once, for what is asked for each page.
 */
export function openLookup(db: Database, statement: string): (value: string) => boolean {
  const connections = connectionsOf(db);
  return (value) => connections.reader.prepare(statement).get(value) !== undefined;
}

/** The first value that a statement gives for some values, or null: prepared once and answered at once. */
export function openValue(db: Database, statement: string): (...values: string[]) => unknown {
  const connections = connectionsOf(db);
  return (...values) => Object.values(connections.reader.prepare(statement).get(values) ?? {})[0] ?? null;
}

/** All rows that a statement gives for some values: prepared once and answered at once, for what is kept until it changes. */
export function openRows<Row>(db: Database, statement: string): (...values: string[]) => Row[] {
  const connections = connectionsOf(db);
  return (...values) => connections.reader.prepare(statement).all(values) as Row[];
}

/**
 * Writes the write-ahead log back into the database file and empties it: what was deleted is then in neither.
 * @throws SQLite's error
 */
export async function emptyJournal(db: Database): Promise<void> {
  assertInPlace(db);
  await emptyLog(fileOf(db));
}

/**
 * Opens (and creates where missing) the SQLite database in `file`; where it cannot be written, a copy of it to read.
 * @throws SQLite's or the file system's error where it can be neither written nor read
 */
export function openDatabase(file: string): Database {
  const connections = new Connections(file);
  const db = new Kysely<Schema>({ dialect: new RetryingSqliteDialect(connections) });
  return Object.assign(db, { [fileProperty]: file, [connectionsProperty]: connections });
}

/** @throws StorageUnavailableError where the database was moved, deleted or replaced since it was opened */
export function assertInPlace(db: Database): void {
  connectionsOf(db).assertInPlace();
}
