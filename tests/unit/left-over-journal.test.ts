import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, inject, onTestFinished, test } from "vitest";
import { readConfig } from "~/config.server";
import { openServices } from "../../server/open-services";
import { makeTemporaryFolder } from "../support/temporary-folder";

/** Writes like the website, copies the file, and dies without closing it. */
const writer = `
  import Sqlite from "better-sqlite3";
  const [file, copy] = process.argv.slice(1);
  const sqlite = new Sqlite(file);
  sqlite.function("fold", (text) => text);
  sqlite.pragma("journal_mode = WAL");
  const add = sqlite.prepare("insert into notices (title, details, date, category, priority, created_at, updated_at) values (?, ?, '2026-03-14', 'academic', 'high', ?, ?)");
  const many = sqlite.transaction((from, to) => {
    for (let index = from; index < to; index += 1) add.run("Notice " + index, "words ".repeat(100), "2026-01-01T00:00:" + index, "x");
  });
  many(0, 300);
  sqlite.pragma("wal_checkpoint(truncate)");
  if (copy) await sqlite.backup(copy);
  many(300, 900);
  sqlite.pragma("wal_checkpoint(truncate)");
  many(900, 1200);
  process.kill(process.pid, "SIGKILL");
`;

function crashedDatabase(copy?: string) {
  const directory = makeTemporaryFolder();
  const file = join(directory, "school.sqlite");
  copyFileSync(inject("baseDatabase"), file);
  const copyPath = copy && join(directory, copy);
  try {
    execFileSync(process.execPath, [
      "--input-type=module",
      "-e",
      writer,
      file,
      ...(copyPath ? [copyPath] : []),
    ]);
  } catch (error) {
    expect(error).toMatchObject({ signal: "SIGKILL" });
  }
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(100_000);
  return { directory, file, copyPath: copyPath ?? "" };
}

const open = (directory: string) =>
  openServices(
    readConfig({
      DATABASE_URL: `file:${join(directory, "school.sqlite")}`,
      UPLOADS_DIR: join(directory, "up"),
      LOG_LEVEL: "silent",
    }),
  );

test("an old copy put over the database of a crash is not mixed with the log that was left, and start says so", async () => {
  const { directory, file, copyPath } = crashedDatabase("old.sqlite");
  copyFileSync(copyPath, file);
  const hashes = () =>
    [file, `${file}-wal`].map((path) => createHash("sha256").update(readFileSync(path)).digest("hex"));
  const before = hashes();
  await expect(open(directory)).rejects.toThrow(/not of the same database.*npm run restore -- <backup>/s);
  expect(hashes()).toEqual(before);
});

test("after a crash the site starts with all acknowledged changes", async () => {
  const { directory } = crashedDatabase();
  const { db } = await open(directory);
  onTestFinished(() => db.destroy());
  const [row] = await db
    .selectFrom("notices")
    .select((one) => one.fn.countAll<number>().as("count"))
    .execute();
  expect(row?.count).toBe(1200);
});

test("reports other files in the same words", async () => {
  const { directory, file } = crashedDatabase();
  writeFileSync(file, Buffer.alloc(8192, "not a database"));
  await expect(open(directory)).rejects.toThrow(/not of the same database, or one of them is damaged/);
});

test("a database that another process works with is not looked through at each start", async () => {
  const directory = makeTemporaryFolder();
  copyFileSync(inject("baseDatabase"), join(directory, "school.sqlite"));
  const first = await open(directory);
  const second = await open(directory);
  const reader = new Sqlite(join(directory, "school.sqlite.lock"), { timeout: 0 });
  expect(() => reader.exec("begin exclusive")).toThrow(/locked/);
  reader.close();
  await Promise.all([first.db.destroy(), second.db.destroy()]);
});
