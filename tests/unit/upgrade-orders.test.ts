import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import type { Migration } from "kysely";
import { expect, test } from "vitest";
import { makeArchive } from "~/backup/archive.server";
import { restore } from "~/backup/restore.server";
import { writeFolderIdentity } from "~/files/store/folder-mark.server";
import { openDatabase } from "~db/connection.server";
import { migrate, readMigrations } from "~db/migrate";
import { wrongTallies } from "~db/tally-check";
import { createReleasedDatabase } from "../support/released-database";
import { makeTemporaryFolder } from "../support/temporary-folder";

const migrations = await readMigrations();
const [baseline = "", ...later] = Object.keys(migrations);

/** Migrations that a site can have been through: each in turn, or a lower-numbered one merged last. */
const states = [
  ...later.map((_, count) => later.slice(0, count)),
  ...later.map((last) => later.filter((name) => name !== last)),
].slice(0, -1);

/** Migrates a database file. @param names all if not given */
async function bringUp(file: string, names?: string[]): Promise<void> {
  const given = names?.map((name) => [name, migrations[name]] as [string, Migration]);
  const db = openDatabase(file);
  await migrate(db, given && Object.fromEntries(given));
  await db.destroy();
}

function describeDatabase(file: string) {
  const sqlite = new Sqlite(file, { readonly: true });
  const read = (query: string) => sqlite.prepare<[], string>(query).pluck().all();
  const found = {
    schema: read("select sql from sqlite_schema where sql is not null order by sql"),
    migrations: read("select name from kysely_migration order by name"),
    notices: read("select title from notices"),
    marks: read("select source || ' ' || key from starter_marks order by 1"),
    integrity: sqlite.pragma("integrity_check", { simple: true }),
    references: sqlite.pragma("foreign_key_check"),
    tallies: wrongTallies(sqlite),
  };
  sqlite.close();
  return found;
}

test(`sites of ${states.length} states since 1.0.0 come up to date, and so does a backup of the oldest and the last`, async () => {
  const folder = makeTemporaryFolder();
  const uploadsDir = join(folder, "uploads");
  await writeFolderIdentity(uploadsDir, "b0a4cf0e-6d1c-4c5f-9a43-0c1f1e0c7c11");
  const released = join(folder, "released.sqlite");
  createReleasedDatabase("1.0.0", released);
  const newest = join(folder, "newest.sqlite");
  await copyFile(released, newest);
  await bringUp(newest);
  const expected = describeDatabase(newest);
  for (const [index, state] of states.entries()) {
    const databaseFile = join(folder, `${index}.sqlite`);
    await copyFile(released, databaseFile);
    await bringUp(databaseFile, [baseline, ...state]);
    const source = join(folder, `${index}.tar.gz`);
    const isBackedUp = index === 0 || index === states.length - 1;
    if (isBackedUp) await makeArchive({ databaseFile, uploadsDir, target: source });
    await bringUp(databaseFile);
    expect(describeDatabase(databaseFile), state.join()).toEqual(expected);
    if (!isBackedUp) continue;
    const restored = join(folder, "restored", `${index}.sqlite`);
    await restore({ source, databaseFile: restored, uploadsDir: join(folder, "restored", "up") });
    expect(describeDatabase(restored), `a backup of ${state.join()}`).toEqual(expected);
  }
});
