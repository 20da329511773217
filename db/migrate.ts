import { readdirSync } from "node:fs";
import { type Migration, Migrator, sql } from "kysely";
import type { Database } from "./connection.server";
import { StartRefusedError } from "./start-refused";

const folder = new URL("./migrations/", import.meta.url);

/** The migrations of `db/migrations`, in the order they run. One that has landed is never edited: add the next one. */
export async function readMigrations(): Promise<Record<string, Migration>> {
  const names = readdirSync(folder).flatMap((file) => /^(\d{4}_\w+)\.ts$/.exec(file)?.[1] ?? []);
  const found: Record<string, Migration> = {};
  for (const name of names.sort()) found[name] = await import(new URL(`${name}.ts`, folder).href);
  return found;
}

/** The database was last used by a newer version of the program, which this one would not understand. */
export class NewerDatabaseError extends StartRefusedError {}

/** A migration failed; the database is as it was. */
export class MigrationFailedError extends StartRefusedError {}

/** The names of the migrations that a database lacks. @throws NewerDatabaseError */
export async function missingMigrations(db: Database, given?: Record<string, Migration>): Promise<string[]> {
  const available = given ?? (await readMigrations());
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
export async function migrate(db: Database, given?: Record<string, Migration>): Promise<string[]> {
  const available = given ?? (await readMigrations());
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
