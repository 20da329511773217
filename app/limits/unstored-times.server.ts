import { LRUCache } from "lru-cache";
import type { Database } from "~db/connection.server";

/** Keys whose times are kept in memory at most. */
const most = 10_000;

const times = new WeakMap<Database, LRUCache<string, number>>();

/** The times of limits that the database could not take, in the process that has opened it. */
export function unstoredTimes(db: Database): LRUCache<string, number> {
  let known = times.get(db);
  if (!known) {
    known = new LRUCache({ max: most });
    times.set(db, known);
  }
  return known;
}
