import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { afterEach, expect, inject, onTestFinished, test, vi } from "vitest";
import { forgetTries, giveBackTry, takeTry } from "~/limits/rate-limit.server";
import { waitWords } from "~/limits/words";
import { openDatabase } from "~db/connection.server";
import { makeTemporaryFolder } from "../support/temporary-folder";

async function makeFile() {
  const directory = makeTemporaryFolder();
  const file = join(directory, "school.sqlite");
  await copyFile(inject("baseDatabase"), file);
  const open = () => {
    const db = openDatabase(file);
    onTestFinished(() => db.destroy().catch(() => {}));
    return db;
  };
  return { file, open };
}

const limit = { key: "form", burst: 3, every: 10 };
const start = Date.parse("2026-03-14T10:00:00.000Z");

afterEach(() => void vi.useRealTimers());

test("tries come back one by one, each after its time", async () => {
  const db = (await makeFile()).open();
  const wait = async (seconds: number) => (await takeTry(db, [limit], start + seconds * 1000)).waitSeconds;
  expect([await wait(0), await wait(0), await wait(0), await wait(0)]).toEqual([0, 0, 0, 10]);
  expect([await wait(9), await wait(10), await wait(10)]).toEqual([1, 0, 10]);
  expect([await wait(60), await wait(60), await wait(60), await wait(60)]).toEqual([0, 0, 0, 10]);
});

test("a thousand at once take no more than there are", async () => {
  const db = (await makeFile()).open();
  const taken = await Promise.all(Array.from({ length: 1000 }, () => takeTry(db, [limit], start)));
  expect(taken.filter(({ waitSeconds }) => waitSeconds === 0)).toHaveLength(3);
});

test("takes from no limit if one is exhausted", async () => {
  const db = (await makeFile()).open();
  const other = { key: "other", burst: 5, every: 10 };
  for (let count = 0; count < 3; count += 1) await takeTry(db, [limit, other], start);
  const refused = await takeTry(db, [limit, other], start);
  expect([refused.waitSeconds, refused.blocking]).toEqual([10, [limit]]);
  await takeTry(db, [other], start);
  await takeTry(db, [other], start);
  expect((await takeTry(db, [other], start)).waitSeconds).toBe(10);
});

test("rate limits hold across processes and survive a restart", async () => {
  const { open } = await makeFile();
  const [one, two] = [open(), open()];
  await takeTry(one, [limit], start);
  await takeTry(two, [limit], start);
  await takeTry(one, [limit], start);
  expect((await takeTry(two, [limit], start)).waitSeconds).toBe(10);
  await one.destroy();
  expect((await takeTry(open(), [limit], start)).waitSeconds).toBe(10);
});

test("a try can be given back, and all can be forgotten", async () => {
  const db = (await makeFile()).open();
  for (let count = 0; count < 3; count += 1) await takeTry(db, [limit], start);
  await giveBackTry(db, [limit]);
  expect((await takeTry(db, [limit], start)).waitSeconds).toBe(0);
  expect((await takeTry(db, [limit], start)).waitSeconds).toBe(10);
  await forgetTries(db, limit);
  for (let count = 0; count < 3; count += 1) expect((await takeTry(db, [limit], start)).waitSeconds).toBe(0);
});

test("still limits when the database is read-only, counting stored and new attempts", async () => {
  const { open } = await makeFile();
  const db = open();
  await takeTry(db, [limit], start);
  await sql`pragma query_only = 1`.execute(db);
  const waits = [];
  for (let count = 0; count < 3; count += 1) waits.push((await takeTry(db, [limit], start)).waitSeconds);
  expect(waits).toEqual([0, 0, 10]);
  await giveBackTry(db, [limit]);
  expect((await takeTry(db, [limit], start)).waitSeconds).toBe(0);
  await sql`pragma query_only = 0`.execute(db);
  expect((await takeTry(db, [limit], start)).waitSeconds).toBe(10);
  // Counts in memory are stored with the next accepted try.
  expect((await takeTry(db, [limit], start + 10_000)).waitSeconds).toBe(0);
  expect((await takeTry(open(), [limit], start + 10_000)).waitSeconds).toBe(10);
});

test("still limits while another process locks the database", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  const { file, open } = await makeFile();
  const db = open();
  for (let count = 0; count < 2; count += 1) await takeTry(db, [limit], start);
  const other = new Sqlite(file);
  onTestFinished(() => void other.close());
  other.exec("begin immediate");
  const third = takeTry(db, [limit], start);
  await new Promise((resolve) => setTimeout(resolve, 60));
  vi.setSystemTime(start + 60_000);
  expect((await third).waitSeconds).toBe(0);
  expect((await takeTry(db, [limit], start)).waitSeconds).toBe(10);
});

test("a time stored by a wrong clock blocks only for the normal time", async () => {
  const db = (await makeFile()).open();
  const year = 365 * 24 * 60 * 60 * 1000;
  for (let count = 0; count < 3; count += 1) await takeTry(db, [limit], start + year);
  expect((await takeTry(db, [limit], start)).waitSeconds).toBe(10);
});

test.each([
  [1, "1 second"],
  [45, "45 seconds"],
  [120, "120 seconds"],
  [121, "3 minutes"],
  [3600, "60 minutes"],
])("%d seconds are written as %s", (seconds, words) => expect(waitWords(seconds)).toBe(words));
