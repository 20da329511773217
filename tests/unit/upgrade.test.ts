import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { copyBeforeUpgrade } from "~/backup/before-upgrade.server";
import { readConfig } from "~/config.server";
import { writeFolderIdentity } from "~/files/store/folder-mark.server";
import { openDatabase } from "~db/connection.server";
import { migrate, readMigrations } from "~db/migrate";
import { searchSoftDeletable, searchTranslatedTopics } from "~db/search";
import { readDatabaseFile } from "~db/sqlite-file";
import { wrongTallies } from "~db/tally-check";
import { openServices } from "../../server/open-services";
import { createReleasedDatabase, dumpSchema, readReleasedSchema } from "../support/released-database";
import { makeTemporaryFolder } from "../support/temporary-folder";

const migrations = await readMigrations();
const names = Object.keys(migrations);
const first = Object.fromEntries(Object.entries(migrations).slice(0, 1));
const withNext = [...names, "9999_next"];

/** @param version creates a database of this version */
async function makePlace(version?: string) {
  const directory = makeTemporaryFolder();
  const databaseFile = join(directory, "school.sqlite");
  const uploadsDir = join(directory, "uploads");
  if (version) {
    createReleasedDatabase(version, databaseFile);
    await writeFolderIdentity(uploadsDir, "b0a4cf0e-6d1c-4c5f-9a43-0c1f1e0c7c11");
  }
  const env = { DATABASE_URL: `file:${databaseFile}`, UPLOADS_DIR: uploadsDir, LOG_LEVEL: "silent" };
  const copies = async () =>
    (await readdir(join(directory, "backups")).catch(() => [] as string[])).filter((name) =>
      name.startsWith("before-upgrade-"),
    );
  const open = () => {
    const db = openDatabase(databaseFile);
    onTestFinished(() => db.destroy());
    return db;
  };
  return { directory, databaseFile, uploadsDir, env, copies, open };
}

describe("a database of 1.0.0", () => {
  test("released migrations still make the released schema", async () => {
    const place = await makePlace();
    await migrate(place.open(), first);
    expect(dumpSchema(place.databaseFile)).toBe(readReleasedSchema("1.0.0"));
  });

  test("a released database is copied and upgraded with its rows", async () => {
    const place = await makePlace("1.0.0");
    const { db, migrated } = await openServices(readConfig(place.env));
    onTestFinished(() => db.destroy());
    expect(migrated).toEqual(names.slice(1));
    expect(await place.copies()).toHaveLength(names.length > 1 ? 1 : 0);
    expect(await db.selectFrom("settings").select("value").where("name", "=", "motto").execute()).toEqual([
      { value: "Learn" },
    ]);
    expect(await db.selectFrom("staff").select(["username", "role"]).execute()).toEqual([
      { username: "clerk", role: "editor" },
    ]);
    expect(await db.selectFrom("notices").select(["title", "details"]).execute()).toEqual([
      { title: "Water", details: "Tanks" },
    ]);
    expect(await db.selectFrom("calendar_entries").select(["title", "last_date"]).execute()).toEqual([
      { title: "Sports day", last_date: "2026-01-02" },
    ]);
    for (const table of ["photos", "consents", "disclosures", "messages", "resumes", "subscribers"] as const)
      expect(await db.selectFrom(table).select("id").execute()).toEqual([{ id: 1 }]);
    for (const search of ["water", "tanks", "plan"])
      expect(await searchSoftDeletable(db, "notices", { search, limit: 9 })).toEqual([1]);
    expect(
      await searchTranslatedTopics(db, "notices", { topics: [["पानी"]], all: true, limit: 9 }, "hi"),
    ).toEqual([1]);
    const sqlite = new Sqlite(place.databaseFile, { readonly: true });
    expect(sqlite.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(sqlite.pragma("foreign_key_check")).toEqual([]);
    expect(wrongTallies(sqlite)).toEqual([]);
    sqlite.close();
  });

  test("gets the views and triggers of a new database", async () => {
    const [old, fresh] = [await makePlace("1.0.0"), await makePlace()];
    for (const place of [old, fresh]) await migrate(place.open());
    const read = ({ databaseFile }: typeof old) =>
      readDatabaseFile(databaseFile, (sqlite) =>
        sqlite
          .prepare("select name, sql from sqlite_schema where type in ('view', 'trigger') order by name")
          .all(),
      );
    expect(read(old)).toEqual(read(fresh));
  });
});

test("the copy before an upgrade is unchanged, and a repeated start replaces only its own", async () => {
  const place = await makePlace("1.0.0");
  await mkdir(join(place.directory, "backups"));
  const others = ["2026-01-01T00-00-00Z", "2026-01-02T00-00-00Z-0000", "2026-01-03T00-00-00Z-0000"];
  for (const name of others)
    await writeFile(join(place.directory, `backups/before-upgrade-${name}.sqlite`), "other");
  const db = place.open();
  let copy: string | undefined;
  for (let day = 1; day <= 5; day += 1)
    copy = await copyBeforeUpgrade(db, place, new Date(Date.UTC(2026, 2, day)), undefined, withNext);
  expect(await place.copies()).toEqual([
    ...others.slice(1).map((name) => `before-upgrade-${name}.sqlite`),
    "before-upgrade-2026-03-05T00-00-00Z-0001.sqlite",
  ]);
  const sqlite = new Sqlite(copy ?? "", { readonly: true });
  expect(sqlite.prepare("select name from kysely_migration").pluck().all()).toEqual(["0001_baseline"]);
  expect(sqlite.prepare("select title from notices").pluck().all()).toEqual(["Water"]);
  sqlite.close();
});

test("an upgrade that cannot copy the database is refused", async () => {
  const place = await makePlace("1.0.0");
  await writeFile(join(place.directory, "backups"), "a file in the way");
  await expect(copyBeforeUpgrade(place.open(), place, undefined, undefined, withNext)).rejects.toThrow(
    /has to be brought up to date, but it could not be copied to .*backups first/,
  );
});

test("a migration that fails leaves the database as it was, and says so", async () => {
  const db = (await makePlace()).open();
  await migrate(db, first);
  const broken = {
    ...first,
    "0002_fine": {
      up: async (trx: typeof db) => void (await sql`create table fine (id integer)`.execute(trx)),
    },
    "0003_broken": { up: async (trx: typeof db) => void (await sql`create nonsense`.execute(trx)) },
  };
  await expect(migrate(db, broken as never)).rejects.toThrow(
    /could not be brought up to date: 0003_broken failed \(.*\)\. Nothing in it was changed/,
  );
  expect((await sql`select name from sqlite_schema where name = 'fine'`.execute(db)).rows).toEqual([]);
  expect(await migrate(db, first)).toEqual([]);
});
