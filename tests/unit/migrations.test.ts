import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "~db/connection.server";
import { migrate, readMigrations } from "~db/migrate";
import { makeTemporaryFolder } from "../support/temporary-folder";

describe("migrations", () => {
  const open = () => {
    const directory = makeTemporaryFolder();
    const db = openDatabase(join(directory, "school.sqlite"));
    onTestFinished(() => db.destroy());
    return db;
  };

  test("are those of the folder, in the order of their numbers", async () => {
    const files = readdirSync("db/migrations").filter((file) => /^\d{4}_/.test(file));
    expect(Object.keys(await readMigrations()).map((name) => `${name}.ts`)).toEqual(files.sort());
  });

  // Prevents a migration from running before an older one.
  test("have consecutive numbers", () => {
    const files = readdirSync("db/migrations").filter((file) => /^\d/.test(file));
    const sharing = files.filter(
      (file) => files.filter((other) => other.slice(0, 5) === file.slice(0, 5)).length > 1,
    );
    const last = `${String(files.length).padStart(4, "0")}_`;
    const later = files.filter((file) => file.slice(0, 5) > last);
    const wrong = [...sharing, ...later].join(", ");
    expect(wrong, `Give the newer migration the next number, ${last}…: ${wrong}`).toBe("");
  });

  test("run once", async () => {
    const db = open();
    expect((await migrate(db)).length).toBeGreaterThan(0);
    expect(await migrate(db)).toEqual([]);
  });

  test("never half-apply", async () => {
    const db = open();
    const broken = {
      "0001_good": {
        up: async () => void (await db.schema.createTable("outside").addColumn("id", "integer")),
      },
      "0002_broken": {
        up: async (trx: typeof db) => {
          await trx.schema.createTable("half").addColumn("id", "integer").execute();
          throw new Error("broken");
        },
      },
    };
    await expect(migrate(db, broken as never)).rejects.toThrow("broken");
    const { rows } = await sql<{ name: string }>`select name from sqlite_master where name = 'half'`.execute(
      db,
    );
    expect(rows).toEqual([]);
  });

  test("the database is safe against a power cut, and checks its references", async () => {
    const db = open();
    const pragma = async (name: string) =>
      (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db)).rows[0];
    expect(await pragma("journal_mode")).toEqual({ journal_mode: "wal" });
    // Commits are synced by the site: tests/unit/commit-sync.test.ts.
    expect(await pragma("synchronous")).toEqual({ synchronous: 1 });
    expect(await pragma("foreign_keys")).toEqual({ foreign_keys: 1 });
  });
});
