import { readdirSync } from "node:fs";
import { type Migration, Migrator, sql } from "kysely";
import type { Database } from "./connection.server";
import { StartRefusedError } from "./start-refused";

/** Migration modules by path. Released ones are never edited, and numbered consecutively. */
const modules: Record<string, () => Promise<Migration>> = import.meta.env
  ? import.meta.glob<Migration>("./migrations/[0-9]*.ts")
  : listModules(new URL("./migrations/", import.meta.url));

function listModules(folder: URL) {
  const files = readdirSync(folder).filter((file) => /^\d/.test(file));
  return Object.fromEntries(
    files.map((file) => [file, () => import(/* @vite-ignore */ new URL(file, folder).href)]),
  );
}

const migrations = Object.fromEntries(
  Object.entries(modules)
    .map(([path, load]) => [/(\d{4}_\w+)\.ts$/.exec(path)?.[1] ?? path, load] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);

/** A newer version of the program has used the database. */
export class NewerDatabaseError extends StartRefusedError {}

/** The database is older than 1.0.0, the first version with upgrades. */
export class OutdatedDatabaseError extends StartRefusedError {}

/** A migration failed; the database is unchanged. */
export class MigrationFailedError extends StartRefusedError {}

/** Returns the names of missing migrations. @throws NewerDatabaseError, OutdatedDatabaseError */
export async function missingMigrations(
  db: Database,
  available = Object.keys(migrations),
): Promise<string[]> {
  const executed = await executedMigrations(db);
  const [baseline = ""] = available;
  if (executed.length > 0 && !executed.includes(baseline)) {
    throw new OutdatedDatabaseError(
      "The database was made by a version before 1.0.0, which this version cannot upgrade: run that version, or move " +
        "the database and the uploads folder away to begin with an empty site.",
    );
  }
  const unknown = executed.find((name) => !available.includes(name));
  if (unknown) {
    throw new NewerDatabaseError(
      `The database was last used by a newer version of this program (it has been through ${unknown}). ` +
        "Start that version, or restore a backup from before with: npm run restore -- <backup>",
    );
  }
  return available.filter((name) => !executed.includes(name));
}

export async function executedMigrations(db: Database): Promise<string[]> {
  const known = await sql`select 1 from sqlite_schema where name = 'kysely_migration'`.execute(db);
  if (known.rows.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * @returns names of the migrations it ran @throws NewerDatabaseError, OutdatedDatabaseError,
 * MigrationFailedError
 */
export async function migrate(db: Database, given?: Record<string, Migration>): Promise<string[]> {
  // Writes nothing if nothing is missing, so that a site on a read-only disk starts.
  if ((await missingMigrations(db, given && Object.keys(given))).length === 0) return [];
  const getMigrations = async () => given ?? (await readMigrations());
  // A branch with a lower number can be merged after a site took a higher one.
  const migrator = new Migrator({ db, provider: { getMigrations }, allowUnorderedMigrations: true });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const failed = results.find(({ status }) => status === "Error")?.migrationName ?? "a migration";
    throw new MigrationFailedError(
      `The database could not be brought up to date: ${failed} failed (${getMessage(error)}). ` +
        "Nothing in it was changed: the version of the program that ran before can go on with it.",
      { cause: error },
    );
  }
  return results.map((result) => result.migrationName);
}

export async function readMigrations(): Promise<Record<string, Migration>> {
  const loaded = Object.entries(migrations).map(async ([name, load]) => [name, await load()] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

const getMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));
