import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { jobs } from "~/content/jobs/job.server";
import { type Database, emptyJournal, openDatabase } from "~db/connection.server";
import { searchSoftDeletable } from "~db/search";
import { installPackages } from "../support/install.mjs";
import { makeTemporaryFolder } from "../support/temporary-folder";

const hasSqlite = () => spawnSync("sqlite3", ["--version"]).status === 0;
if (!hasSqlite()) installPackages(["sqlite3"]);

function open() {
  const folder = makeTemporaryFolder();
  const file = join(folder, "school.sqlite");
  copyFileSync(inject("baseDatabase"), file);
  const db = openDatabase(file);
  onTestFinished(() => db.destroy());
  return { db, file, folder };
}

const addJob = (db: Database, title: string) =>
  db.transaction().execute((trx) => jobs.create(trx, { title, details: "Zebrafinch keeper" } as never));

const erase = (db: Database, id: number) => db.deleteFrom("jobs").where("id", "=", id).execute();

const sqlite = (file: string, statement: string) =>
  execFileSync("sqlite3", ["-bail", file], { input: statement, encoding: "utf8" });

describe.skipIf(!hasSqlite())("Debian's sqlite3 (skipped where it cannot be installed)", () => {
  function unreadable(file: string): string[] {
    const names = sqlite(file, "select name from sqlite_schema where type in ('table', 'view');")
      .trim()
      .split("\n");
    expect(names.length).toBeGreaterThan(100);
    const counts = names.map((name) => `select '${name}', count(*) from (select * from "${name}");`);
    const { stdout } = spawnSync("sqlite3", [file], { input: counts.join("\n"), encoding: "utf8" });
    const counted = new Set([...stdout.matchAll(/^(.+)\|\d+$/gm)].map(([, name]) => name));
    return names.filter((name) => !counted.has(name));
  }

  /** Names whose rows are read through `fold`, a function of the program. */
  const isFolded = (name: string) => /_search(?:_words)?$/.test(name);

  test("checks and dumps the database, finds words, and reads every table and view without folded words", async () => {
    const { db, file, folder } = open();
    await addJob(db, "ଶିକ୍ଷକ");
    await emptyJournal(db);
    expect(sqlite(file, "pragma integrity_check;")).toBe("ok\n");
    expect(unreadable(file).filter((name) => !isFolded(name))).toEqual([]);
    expect(
      sqlite(
        file,
        "select title from jobs where id in (select rowid from jobs_search where jobs_search match 'ଶିକ୍ଷକ');",
      ),
    ).toBe("ଶିକ୍ଷକ\n");
    const copy = join(folder, "copy.sqlite");
    sqlite(copy, sqlite(file, ".dump"));
    expect(sqlite(copy, "select title from jobs;")).toBe("ଶିକ୍ଷକ\n");
  });

  test("the readable copy is the same after records were erased, except for erased words of indexes", async () => {
    const { db, file, folder } = open();
    await erase(db, Number(await addJob(db, "Gardener")));
    await addJob(db, "Teacher");
    await emptyJournal(db);
    expect(sqlite(file, "pragma integrity_check;")).toBe("ok\n");
    // The `secure-delete` format of FTS5 needs SQLite 3.42.
    expect(unreadable(file).filter((name) => !isFolded(name))).toEqual([]);
    const copy = join(folder, "copy.sqlite");
    sqlite(copy, sqlite(file, ".dump"));
    expect(sqlite(copy, "select title from jobs;")).toBe("Teacher\n");
  });

  test("writes into other tables; into an indexed one it refuses, and changes nothing", async () => {
    const { db, file } = open();
    await addJob(db, "Gardener");
    await emptyJournal(db);
    sqlite(file, "update staff set role = 'editor' where username = 'colleague';");
    expect(() => sqlite(file, "update jobs set title = 'Librarian';")).toThrow(/no such function: fold/);
    expect(sqlite(file, "select title from jobs;")).toBe("Gardener\n");
    expect(await searchSoftDeletable(db, "jobs", { search: "librarian", limit: 5 })).toEqual([]);
    expect(await searchSoftDeletable(db, "jobs", { search: "gardener", limit: 5 })).toHaveLength(1);
  });
});

test.each([
  ["ﬁre drill", "fire drill"],
  ["exam\u00ADination", "examination"],
  ["Class Ⅻ", "class XII"],
  ["ＡＢＣ Ｓｃｈｏｏｌ", "abc school"],
  ["annual\u00A0day", "annual day"],
  ["hol\u200Biday", "holiday"],
])("“%s” is found by “%s”, and the other way round", async (one, other) => {
  const { db } = open();
  const [first, second] = [await addJob(db, one), await addJob(db, other)];
  for (const search of [one, other]) {
    expect(await searchSoftDeletable(db, "jobs", { search, limit: 5 })).toEqual([
      Number(second),
      Number(first),
    ]);
  }
});
