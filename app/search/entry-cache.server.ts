import { currentLocale, pageLanguage } from "#say";
import { type Database, openRevision } from "~db/connection.server";
import type { Entry } from "./entry";

/** Caches entries by language, for one content revision. */
export function cacheEntries<Found extends Entry>(create: (db: Database) => Promise<Found[]>) {
  const kept = new WeakMap<Database, { revision: number; entries: Map<string, Promise<Found[]>> }>();
  return (db: Database): Promise<Found[]> => {
    const revision = openRevision(db).read();
    let cache = kept.get(db);
    if (cache?.revision !== revision) {
      cache = { revision, entries: new Map() };
      kept.set(db, cache);
    }
    // Includes the digits of the language.
    const key = `${pageLanguage()} ${currentLocale()}`;
    const { entries } = cache;
    const made = entries.get(key) ?? create(db);
    entries.set(key, made);
    made.catch(() => entries.delete(key));
    return made;
  };
}
