import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import Sqlite from "better-sqlite3";
import { Migrator, sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { copyBeforeUpgrade } from "~/backup/before-upgrade.server";
import { readConfig } from "~/config.server";
import { openDatabase } from "~db/connection.server";
import { migrate, readMigrations } from "~db/migrate";
import { openServices } from "../../server/open-services";

const migrations = await readMigrations();
const names = Object.keys(migrations);
const first = Object.fromEntries(Object.entries(migrations).slice(0, 1));

async function makePlace() {
  const directory = await mkdtemp(join(tmpdir(), "school-upgrade-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const databaseFile = join(directory, "school.sqlite");
  const uploadsDir = join(directory, "uploads");
  const env = { DATABASE_URL: `file:${databaseFile}`, UPLOADS_DIR: uploadsDir, LOG_LEVEL: "silent" };
  const copies = async () =>
    (await readdir(join(directory, "backups")).catch(() => [] as string[])).filter((name) =>
      name.startsWith("before-upgrade-"),
    );
  return { directory, databaseFile, uploadsDir, env, copies };
}

const past = "2026-01-02T03:04:05.678Z";

/** Databases as each migration left them, with a row put in as soon as its table was there; made once. */
const left = await mkdtemp(join(tmpdir(), "school-left-"));
afterAll(() => rm(left, { recursive: true, force: true }));
const leftBy = (count: number) => join(left, `${count}.sqlite`);

beforeAll(async () => {
  const file = join(left, "growing.sqlite");
  const db = openDatabase(file);
  for (let count = 1; count <= names.length; count += 1) {
    const available = Object.fromEntries(Object.entries(migrations).slice(0, count));
    const migrator = new Migrator({ db, provider: { getMigrations: async () => available } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
    if (count === 1) {
      await sql`insert into staff (username, password_hash, created_at) values ('clerk', 'x', ${past})`.execute(
        db,
      );
      await sql`insert into settings (name, value) values ('motto', 'Learn')`.execute(db);
      await sql`insert into activity (at, staff_name, action, subject) values (${past}, 'clerk', 'added', 'x')`.execute(
        db,
      );
      await sql`insert into parked_forms (id, staff_id, path, fields, created_at)
                values ('p', 1, '/dashboard/add-notice', 'title=x&details=y', ${past})`.execute(db);
    }
    if (count === 2) {
      await sql`insert into notices (title, details, date, category, priority, created_at, updated_at)
                values ('Water', 'Tanks', '2026-01-02', 'facility', 'high', ${past}, ${past})`.execute(db);
      await sql`insert into calendar_entries (date, title, kind, created_at, updated_at)
                values ('2026-01-02', 'Sports day', 'event', ${past}, ${past})`.execute(db);
      await sql`insert into subscribers (email, token, created_at) values ('a@b.example', 't', ${past})`.execute(
        db,
      );
    }
    if (count === 3) {
      await sql`insert into jobs (title, details, created_at, updated_at) values ('Guard', 'x', ${past}, ${past})`.execute(
        db,
      );
      await sql`insert into messages (message, created_at) values ('Hello', ${past})`.execute(db);
    }
    await sql`vacuum into ${leftBy(count)}`.execute(db);
  }
  await db.destroy();
});

test.each(names.map((name, index) => [name, index + 1] as const))(
  "a database as %s left it comes up to date with its rows, and is copied first",
  async (_, count) => {
    const place = await makePlace();
    await copyFile(leftBy(count), place.databaseFile);
    const { db, migrated } = await openServices(readConfig(place.env));
    onTestFinished(() => db.destroy());
    expect(migrated).toEqual(names.slice(count));
    expect(await db.selectFrom("settings").selectAll().where("name", "=", "motto").execute()).toHaveLength(1);
    expect(await db.selectFrom("staff").select(["username", "created_at", "role"]).execute()).toEqual([
      { username: "clerk", created_at: past, role: "administrator" },
    ]);
    if (count >= 2) {
      expect(await db.selectFrom("notices").select(["title", "details"]).execute()).toEqual([
        { title: "Water", details: "Tanks" },
      ]);
      expect(await db.selectFrom("calendar_entries").select(["title", "last_date"]).execute()).toEqual([
        { title: "Sports day", last_date: "2026-01-02" },
      ]);
    }
    const sqlite = new Sqlite(place.databaseFile, { readonly: true });
    expect(sqlite.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(sqlite.pragma("foreign_key_check")).toEqual([]);
    sqlite.close();
    expect(await place.copies()).toHaveLength(count < names.length ? 1 : 0);
  },
);

test("the copy is the database as it was; a start that fails again replaces its own, not those of other upgrades", async () => {
  const place = await makePlace();
  await copyFile(leftBy(2), place.databaseFile);
  await mkdir(join(place.directory, "backups"));
  const others = ["2026-01-01T00-00-00Z", "2026-01-02T00-00-00Z-0001", "2026-01-03T00-00-00Z-0001"];
  for (const name of others)
    await writeFile(join(place.directory, `backups/before-upgrade-${name}.sqlite`), "other");
  const db = openDatabase(place.databaseFile);
  onTestFinished(() => db.destroy());
  let copy: string | undefined;
  for (let day = 1; day <= 5; day += 1)
    copy = await copyBeforeUpgrade(db, place, new Date(Date.UTC(2026, 2, day)));
  expect(await place.copies()).toEqual([
    ...others.slice(1).map((name) => `before-upgrade-${name}.sqlite`),
    `before-upgrade-2026-03-05T00-00-00Z-${names[1]?.slice(0, 4)}.sqlite`,
  ]);
  const sqlite = new Sqlite(copy ?? "", { readonly: true });
  expect(sqlite.prepare("select name from kysely_migration").pluck().all()).toEqual(names.slice(0, 2));
  expect(sqlite.prepare("select title from notices").pluck().all()).toEqual(["Water"]);
  sqlite.close();
});

test("where it cannot be copied it is not changed, and start says why", async () => {
  const place = await makePlace();
  await copyFile(leftBy(2), place.databaseFile);
  await writeFile(join(place.directory, "backups"), "a file in the way");
  await expect(openServices(readConfig(place.env))).rejects.toThrow(
    /has to be brought up to date, but it could not be copied to .*backups first/,
  );
  const db = openDatabase(place.databaseFile);
  onTestFinished(() => db.destroy());
  expect((await sql`select name from kysely_migration`.execute(db)).rows).toHaveLength(2);
});

test("a migration that fails leaves the database as it was, and says so", async () => {
  const place = await makePlace();
  const db = openDatabase(place.databaseFile);
  onTestFinished(() => db.destroy());
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

test("an older program refuses a newer database in one line, and changes nothing", async () => {
  const place = await makePlace();
  await copyFile(leftBy(names.length), place.databaseFile);
  const db = openDatabase(place.databaseFile);
  await sql`insert into kysely_migration (name, timestamp) values ('0099_clubs', 'x')`.execute(db);
  await db.destroy();
  await expect(
    promisify(execFile)(process.execPath, ["--import", "tsx", "db/migrate-command.ts"], {
      env: { ...process.env, ...place.env },
    }),
  ).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^Cannot start: The database was last used by a newer version of this program \(it has been through 0099_clubs\)\. Start that version, .*\n$/,
    ),
  });
}, 60_000);
