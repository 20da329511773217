import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "~db/connection.server";
import { migrate } from "~db/migrate";

async function makeFile(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), "school-database-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
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
