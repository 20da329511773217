import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "~db/connection.server";
import { isInUse } from "~db/in-use";
import { migrate, readMigrations } from "~db/migrate";
import { createWriteLock } from "~db/write-lock";
import { makeSmallDisk, noSmallDisk } from "../support/small-disk";
import { makeTemporaryFolder } from "../support/temporary-folder";

async function makeFile(): Promise<string> {
  const directory = makeTemporaryFolder();
  const file = join(directory, "school.sqlite");
  const db = openDatabase(file);
  await migrate(db);
  await db.destroy();
  return file;
}

function open(file: string) {
  const db = openDatabase(file);
  onTestFinished(() => db.destroy());
  return db;
}

test("another process's write is waited for, and holds up nothing else", async () => {
  const file = await makeFile();
  const db = open(file);
  const other = new Sqlite(file);
  onTestFinished(() => void other.close());
  other.exec("begin immediate");
  const written = db.insertInto("settings").values({ name: "motto", value: "Learn" }).execute();
  let ticks = 0;
  const clock = setInterval(() => ticks++, 10);
  await new Promise((resolve) => setTimeout(resolve, 600));
  clearInterval(clock);
  other.exec("commit");
  await written;
  expect(ticks).toBeGreaterThan(10);
  expect(await db.selectFrom("settings").select("value").where("name", "=", "motto").execute()).toEqual([
    { value: "Learn" },
  ]);
});

test("transactions of two processes that read before they write do not fail", async () => {
  const file = await makeFile();
  const count = async (db: ReturnType<typeof open>) => {
    for (let index = 0; index < 20; index += 1) {
      await db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom("settings")
          .select("value")
          .where("name", "=", "count")
          .executeTakeFirst();
        await new Promise((resolve) => setTimeout(resolve, 1));
        const value = String(Number(row?.value ?? 0) + 1);
        await trx
          .insertInto("settings")
          .values({ name: "count", value })
          .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
          .execute();
      });
    }
  };
  const processes = [open(file), open(file)];
  await Promise.all(processes.map(count));
  const { rows } = await sql<{ value: string }>`select value from settings where name = 'count'`.execute(
    open(file),
  );
  expect(rows).toEqual([{ value: "40" }]);
});

test("reports the error that made SQLite roll back, and keeps nothing of the transaction", async (context) => {
  const reason = noSmallDisk();
  if (reason) context.skip(reason);
  const disk = makeSmallDisk(4);
  onTestFinished(disk.remove);
  const db = openDatabase(join(disk.path, "school.sqlite"));
  onTestFinished(() => db.destroy());
  await migrate(db);
  disk.fill();
  const work = db.transaction().execute(async (trx) => {
    await trx
      .insertInto("settings")
      .values({ name: "large", value: "x".repeat(1_000_000) })
      .execute();
  });
  await expect(work).rejects.toThrow("database or disk is full");
  expect(await db.selectFrom("settings").selectAll().execute()).toEqual([]);
});

test("statements after SQLite's own rollback fail", async () => {
  const db = open(await makeFile());
  const work = db.transaction().execute(async (trx) => {
    await trx.insertInto("settings").values({ name: "first", value: "kept?" }).execute();
    // SQLite rolls back on its own after some errors.
    await sql`rollback`.execute(trx);
    await trx.insertInto("settings").values({ name: "after", value: "kept?" }).execute();
  });
  await expect(work).rejects.toThrow("The transaction has ended");
  expect(await db.selectFrom("settings").selectAll().execute()).toEqual([]);
});

test("a database on a read-only disk is read from a copy, and written again once that is possible", async (context) => {
  const reason = noSmallDisk();
  if (reason) context.skip(reason);
  const disk = makeSmallDisk(4);
  onTestFinished(disk.remove);
  const file = join(disk.path, "school.sqlite");
  const first = openDatabase(file);
  await migrate(first);
  await first.insertInto("settings").values({ name: "motto", value: "Learn" }).execute();
  await first.destroy();
  disk.setReadOnly(true);
  const db = openDatabase(file);
  onTestFinished(() => db.destroy());
  expect(await migrate(db)).toEqual([]);
  const settings = () => db.selectFrom("settings").select("value").execute();
  expect(await settings()).toEqual([{ value: "Learn" }]);
  const write = () => db.updateTable("settings").set({ value: "Learn on" }).execute();
  await expect(write()).rejects.toMatchObject({ name: "StorageUnavailableError", reason: "read-only" });
  disk.setReadOnly(false);
  await expect.poll(() => write().then(() => "written", String), { timeout: 5000 }).toBe("written");
  expect(await settings()).toEqual([{ value: "Learn on" }]);
});

test("a write that is not let in in time says so, and the next ones still get their turn", async () => {
  const take = createWriteLock();
  const soon = () => Date.now() + 10_000;
  const first = await take(soon());
  await expect(take(Date.now() + 20)).rejects.toMatchObject({ reason: "busy" });
  const third = take(soon());
  first();
  (await third)();
  (await take(soon()))();
});

test("of several processes that migrate an empty database, one does it", async () => {
  const directory = makeTemporaryFolder();
  const all = Array.from({ length: 3 }, () => open(join(directory, "school.sqlite")));
  const done = await Promise.all(all.map((db) => migrate(db)));
  expect(done.toSorted((one, other) => one.length - other.length)).toEqual([
    [],
    [],
    Object.keys(await readMigrations()),
  ]);
});

test("a database that another process uses is known, until that process ends", async () => {
  const file = await makeFile();
  expect(isInUse(file)).toBe(false);
  const other = spawn(process.execPath, [
    "--import",
    "tsx",
    "--eval",
    `import("~db/in-use").then(({ holdDatabase }) => { holdDatabase(${JSON.stringify(file)}); console.log("held"); setInterval(() => {}, 1000); })`,
  ]);
  await once(other.stdout, "data");
  expect(isInUse(file)).toBe(true);
  other.kill();
  await once(other, "close");
  expect(isInUse(file)).toBe(false);
});

test("a database that cannot be opened is named, with the user", () => {
  // A folder cannot be opened as a file, by no user.
  const folder = makeTemporaryFolder();
  expect(() => openDatabase(folder)).toThrow(
    new RegExp(`^The user \\S+ cannot write the database ${folder}\\.`),
  );
});

test("every connection to the database has the function of the word indexes", () => {
  const files = ["app", "db", "server", "tools"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const opening = files.filter(
    (file) => /\.m?ts$|\.mjs$/.test(file) && readFileSync(file, "utf8").includes("new Sqlite("),
  );
  // Locks and checkpoints read no rows.
  expect(opening.sort(), "Open the database by openSqlite (db/sqlite.ts)").toEqual([
    "db/checkpoint-worker.mjs",
    "db/in-use.ts",
    "db/sqlite.ts",
  ]);
});
