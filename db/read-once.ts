import { AsyncLocalStorage } from "node:async_hooks";
import { countWrites, type Database } from "./connection.server";

interface Entry {
  db: Database;
  writes: number;
  value: unknown;
}

interface RequestReads {
  entries: Map<string, Entry>;
  isOver: boolean;
}

/** Global: server and pages may have loaded this file twice (`npm run dev`, tests). */
const globals = globalThis as { [key: symbol]: AsyncLocalStorage<RequestReads> | undefined };
const key = Symbol.for("reads of a request");
globals[key] ??= new AsyncLocalStorage<RequestReads>();
const storage = globals[key];

/** Handles a request with a cache for `readOnce`. */
export async function readingOnce<Result>(handle: () => Promise<Result>): Promise<Result> {
  if (storage.getStore()?.isOver === false) return handle();
  const reads: RequestReads = { entries: new Map(), isOver: false };
  try {
    return await storage.run(reads, handle);
  } finally {
    // Background work of the request must not keep its values.
    reads.isOver = true;
    reads.entries.clear();
  }
}

/** Reads a value once per request, and again after a write. Always reads outside requests. */
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
