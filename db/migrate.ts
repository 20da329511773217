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
import * as backups from "./migrations/0013_backups";
import * as recordVersions from "./migrations/0015_record_versions";
import { StartRefusedError } from "./start-refused";

/** In the order they run. A migration that has landed is never edited: add the next one. */
export const migrations: Record<string, Migration> = {
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
  "0013_backups": backups,
  "0015_record_versions": recordVersions,
};

/** The database was last used by a newer version of the program, which this one would not understand. */
export class NewerDatabaseError extends StartRefusedError {}

/** A migration failed; the database is as it was. */
export class MigrationFailedError extends StartRefusedError {}

/** The names of the migrations that a database lacks. @throws NewerDatabaseError */
export async function missingMigrations(db: Database, available = migrations): Promise<string[]> {
  const executed = await executedMigrations(db);
  const unknown = executed.find((name) => !Object.hasOwn(available, name));
  if (unknown) {
    throw new NewerDatabaseError(
      `The database was last used by a newer version of this program (it has been through ${unknown}). ` +
        "Start that version, or restore a backup from before with: npm run restore -- <backup>",
    );
  }
  return Object.keys(available).filter((name) => !executed.includes(name));
}

/** The migrations that a database has been through; none where it is new. */
export async function executedMigrations(db: Database): Promise<string[]> {
  const known = await sql`select 1 from sqlite_schema where name = 'kysely_migration'`.execute(db);
  if (known.rows.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Brings the database to the newest schema, all missing migrations in one transaction, and returns their names.
 * @throws NewerDatabaseError; MigrationFailedError, and the database is then as it was
 */
export async function migrate(db: Database, available = migrations): Promise<string[]> {
  // Where nothing is missing nothing is written: a site on a disk that cannot be written starts too.
  if ((await missingMigrations(db, available)).length === 0) return [];
  const migrator = new Migrator({ db, provider: { getMigrations: async () => available } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const failed = results.find(({ status }) => status === "Error")?.migrationName ?? "a migration";
    throw new MigrationFailedError(
      `The database could not be brought up to date: ${failed} failed (${wordsOf(error)}). ` +
        "Nothing in it was changed: the version of the program that ran before can go on with it.",
      { cause: error },
    );
  }
  return results.map((result) => result.migrationName);
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
