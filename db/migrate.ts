import { type Migration, Migrator, sql } from "kysely";
import type { Database } from "./connection.server";
import * as foundation from "./migrations/0001_foundation";
import * as noticesAndCalendar from "./migrations/0002_notices_and_calendar";
import * as picturesPagesAndPeople from "./migrations/0003_pictures_pages_and_people";
import * as search from "./migrations/0004_search";
import * as tallies from "./migrations/0005_tallies";
import * as imports from "./migrations/0006_imports";
import * as contentRevision from "./migrations/0007_content_revision";
import * as keepLess from "./migrations/0008_keep_less";
import * as daysOfEntries from "./migrations/0009_days_of_entries";
import * as siteIdentity from "./migrations/0010_site_identity";
import * as trashAndRetention from "./migrations/0011_trash_and_retention";
import * as avifJobs from "./migrations/0012_avif_jobs";
import * as recordVersions from "./migrations/0015_record_versions";

/** In the order they run. A migration that has landed is never edited: add the next one. */
const migrations: Record<string, Migration> = {
  "0001_foundation": foundation,
  "0002_notices_and_calendar": noticesAndCalendar,
  "0003_pictures_pages_and_people": picturesPagesAndPeople,
  "0004_search": search,
  "0005_tallies": tallies,
  "0006_imports": imports,
  "0007_content_revision": contentRevision,
  "0008_keep_less": keepLess,
  "0009_days_of_entries": daysOfEntries,
  "0010_site_identity": siteIdentity,
  "0011_trash_and_retention": trashAndRetention,
  "0012_avif_jobs": avifJobs,
  "0015_record_versions": recordVersions,
};

/**
 * Brings the database to the newest schema, all missing migrations in one transaction, and returns their names.
 * @throws the first migration's error; the database is then as it was.
 */
export async function migrate(db: Database, available = migrations): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => available } });
  // Where nothing is missing nothing is written: a site on a disk that cannot be written starts too.
  if (await isComplete(db, migrator)) return [];
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

async function isComplete(db: Database, migrator: Migrator): Promise<boolean> {
  const known = await migrator.getMigrations();
  if (known.some(({ executedAt }) => !executedAt)) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.length === known.length;
}
