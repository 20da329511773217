import { type Migration, Migrator, sql } from "kysely";
import type { Database } from "./connection.server";
import { StartRefusedError } from "./start-refused";

/** `db/migrations`, in the order they run. One that has landed is never edited: add the next one. */
const migrations = {
  "0001_foundation": () => import("./migrations/0001_foundation"),
  "0002_notices_and_calendar": () => import("./migrations/0002_notices_and_calendar"),
  "0003_pictures_pages_and_people": () => import("./migrations/0003_pictures_pages_and_people"),
  "0004_search": () => import("./migrations/0004_search"),
  "0005_tallies": () => import("./migrations/0005_tallies"),
  "0006_imports": () => import("./migrations/0006_imports"),
  "0007_content_revision": () => import("./migrations/0007_content_revision"),
  "0008_keep_less": () => import("./migrations/0008_keep_less"),
  "0009_days_of_entries": () => import("./migrations/0009_days_of_entries"),
  "0010_site_identity": () => import("./migrations/0010_site_identity"),
  "0011_trash_and_retention": () => import("./migrations/0011_trash_and_retention"),
  "0012_avif_jobs": () => import("./migrations/0012_avif_jobs"),
  "0013_backups": () => import("./migrations/0013_backups"),
  "0015_record_versions": () => import("./migrations/0015_record_versions"),
  "0016_document_addresses": () => import("./migrations/0016_document_addresses"),
  "0017_indic_search": () => import("./migrations/0017_indic_search"),
  "0018_rate_limits": () => import("./migrations/0018_rate_limits"),
  "0020_resume_scans": () => import("./migrations/0020_resume_scans"),
  "0021_popup_links": () => import("./migrations/0021_popup_links"),
  "0022_site_hosts": () => import("./migrations/0022_site_hosts"),
};

/** The database was last used by a newer version of the program, which this one would not understand. */
export class NewerDatabaseError extends StartRefusedError {}

/** A migration failed; the database is as it was. */
export class MigrationFailedError extends StartRefusedError {}

/** The names of the migrations that a database lacks. @throws NewerDatabaseError */
export async function missingMigrations(
  db: Database,
  available = Object.keys(migrations),
): Promise<string[]> {
  const executed = await executedMigrations(db);
  const unknown = executed.find((name) => !available.includes(name));
  if (unknown) {
    throw new NewerDatabaseError(
      `The database was last used by a newer version of this program (it has been through ${unknown}). ` +
        "Start that version, or restore a backup from before with: npm run restore -- <backup>",
    );
  }
  return available.filter((name) => !executed.includes(name));
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
export async function migrate(db: Database, given?: Record<string, Migration>): Promise<string[]> {
  // Where nothing is missing nothing is written: a site on a disk that cannot be written starts too.
  if ((await missingMigrations(db, given && Object.keys(given))).length === 0) return [];
  const getMigrations = async () => given ?? (await readMigrations());
  const migrator = new Migrator({ db, provider: { getMigrations } });
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

/** The migrations of this version, by their names. */
export async function readMigrations(): Promise<Record<string, Migration>> {
  const loaded = Object.entries(migrations).map(async ([name, load]) => [name, await load()] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
