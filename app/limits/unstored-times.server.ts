import { LRUCache } from "lru-cache";
import type { Database } from "~db/connection.server";

const maxKeys = 10_000;

const times = new WeakMap<Database, LRUCache<string, number>>();

/** Limits of this process that the database could not store. */
export function unstoredTimes(db: Database): LRUCache<string, number> {
  let known = times.get(db);
  if (!known) {
    known = new LRUCache({ max: maxKeys });
    times.set(db, known);
  }
  return known;
}
