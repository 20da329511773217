import { AsyncLocalStorage } from "node:async_hooks";
import { countWrites, type Database } from "./connection.server";

interface Entry {
  db: Database;
  /** Writes of the process when it was read. */
  writes: number;
  value: unknown;
}

/** What a request has read, by key; empty again once it is answered. */
interface RequestReads {
  entries: Map<string, Entry>;
  isOver: boolean;
}

/** One for the process, also if server and pages each loaded this file (`npm run dev`, tests). */
const globals = globalThis as { [key: symbol]: AsyncLocalStorage<RequestReads> | undefined };
const key = Symbol.for("reads of a request");
globals[key] ??= new AsyncLocalStorage<RequestReads>();
const storage = globals[key];

/** Handles a request: while it runs, `readOnce` reads each thing once. */
export async function readingOnce<Result>(handle: () => Promise<Result>): Promise<Result> {
  if (storage.getStore()?.isOver === false) return handle();
  const reads: RequestReads = { entries: new Map(), isOver: false };
  try {
    return await storage.run(reads, handle);
  } finally {
    // Background work that the request has started must not keep what it read.
    reads.isOver = true;
    reads.entries.clear();
  }
}

/**
 * Reads something once per request, and again after any write of this process. In a transaction, in background work and in
 * commands it always reads.
 */
export function readOnce<Value>(db: Database, name: string, read: () => Value): Value {
  const reads = storage.getStore();
  const writes = countWrites(db);
  if (!reads || reads.isOver || writes === undefined) return read();
  const known = reads.entries.get(name);
  if (known && known.db === db && known.writes === writes) return known.value as Value;
  const value = read();
  reads.entries.set(name, { db, writes, value });
  if (value instanceof Promise) value.catch(() => reads.entries.delete(name));
  return value;
}
