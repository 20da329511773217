import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { type RawBuilder, sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { pageOnSite } from "~/capabilities/publishing/on-site.server";
import { getStatus } from "~/capabilities/publishing/publishing";
import { bringBack, pin, publish, takeOff } from "~/capabilities/publishing/publishing.server";
import { jobs } from "~/content/jobs/job.server";
import { countNotices, listNotices, notices } from "~/content/notices/notice.server";
import { notice as kind } from "~/kinds/notice";
import { staffKinds } from "~/kinds/registry";
import { formatCursor, parseCursor } from "~/lists/cursor";
import { pageOf } from "~/lists/paging.server";
import { type Database, openDatabase } from "~db/connection.server";
import { countOfTally } from "~db/tally-check";
import { notice } from "../support/site";
import { makeTemporaryFolder } from "../support/temporary-folder";

async function open() {
  const directory = makeTemporaryFolder();
  const file = join(directory, "school.sqlite");
  await copyFile(inject("baseDatabase"), file);
  const db = openDatabase(file);
  onTestFinished(() => db.destroy());
  return { db, file };
}

const at = (minute: number) => new Date(Date.UTC(2026, 2, 14, 0, minute)).toISOString();
const now = at(60);

interface Times {
  published_at?: string | null;
  ends_at?: string | null;
  pinned_until?: string | null;
}
const add = (db: Database, title: string, times: Times) =>
  notices.create(db, { ...notice, title, ...times }, at(0));

const draft = { published_at: null };
const scheduled = { published_at: at(61) };
const live = { published_at: at(60) };
const lastMinute = { published_at: at(1), ends_at: at(61) };
const ended = { published_at: at(1), ends_at: at(60) };
const cases = {
  draft,
  scheduled,
  live,
  lastMinute,
  ended,
  scheduledToEnd: { ...scheduled, ends_at: at(99) },
};

test("a record is on the site from its moment on until it ends, to the millisecond", async () => {
  const status = Object.entries(cases).map(([name, times]) => [
    name,
    getStatus({ ends_at: null, ...times }, now),
  ]);
  expect(Object.fromEntries(status)).toEqual({
    draft: "draft",
    scheduled: "scheduled",
    live: "live",
    lastMinute: "live",
    ended: "ended",
    scheduledToEnd: "scheduled",
  });
  const { db } = await open();
  for (const [name, times] of Object.entries(cases)) await add(db, name, times);
  const shown = await notices.listOnSite(db, { limit: 10, now });
  expect(shown.map(({ title }) => title)).toEqual(["live", "lastMinute"]);
  const found = await Promise.all([1, 2, 3, 4, 5, 6].map((id) => notices.findOnSite(db, id, now)));
  expect(found.map((row) => row?.title)).toEqual([
    undefined,
    undefined,
    "live",
    "lastMinute",
    undefined,
    undefined,
  ]);
  expect(shown.map(({ created_at }) => created_at)).toEqual([at(60), at(1)]);
  await notices.remove(db, 3);
  expect((await notices.listOnSite(db, { limit: 10, now })).map(({ title }) => title)).toEqual([
    "lastMinute",
  ]);
  expect(await notices.findOnSite(db, 3, now)).toBeUndefined();
});

test("publishes at once by default, even with an own time in the future", async () => {
  const { db } = await open();
  const ahead = new Date(Date.now() + 3_600_000).toISOString();
  const id = await jobs.create(db, { title: "Guard", details: "Nights." }, ahead);
  expect(await jobs.findOnSite(db, id)).toMatchObject({ title: "Guard" });
});

test("the number of notices on the site is exact, whatever became of them", async () => {
  const { db, file } = await open();
  for (const times of Object.values(cases)) await add(db, "x", times);
  for (const times of Object.values(cases)) await add(db, "y", { ...times, pinned_until: at(99) });
  const count = async () => [
    await countNotices(db, now),
    (await notices.listOnSite(db, { limit: 99, now })).length,
  ];
  expect(await count()).toEqual([4, 4]);
  await notices.remove(db, 3);
  await publish(db, kind, [1, 2], now);
  expect(await count()).toEqual([5, 5]);
  await takeOff(db, kind, [1, 8], at(59));
  await sql`delete from notices where id = 10`.execute(db);
  await notices.update(db, 9, { title: "Other" });
  expect(await count()).toEqual(await count());
  expect((await count())[0]).toBe((await count())[1]);
  const sqlite = new Sqlite(file, { readonly: true });
  const kept = sqlite.prepare("select value from tallies where name = 'lasting_notices'").pluck().get();
  expect(kept).toBe(countOfTally(sqlite, "lasting_notices"));
  sqlite.close();
});

test("publishes and takes off records, and undoes it unless they were edited since", async () => {
  const { db } = await open();
  for (const [name, times] of Object.entries(cases)) await add(db, name, times);
  const all = [1, 2, 3, 4, 5, 6, 77];
  const states = async () => {
    const rows = await db.selectFrom("notices").select(["published_at", "ends_at"]).orderBy("id").execute();
    return rows.map((row) => getStatus(row, now));
  };
  const before = await states();
  const published = await publish(db, kind, all, now);
  expect(published.map(({ id }) => id)).toEqual([1, 2, 5, 6]);
  expect(new Set(await states())).toEqual(new Set(["live"]));
  expect((await notices.find(db, 5))?.published_at).toBe(at(1));
  expect((await notices.find(db, 1))?.published_at).toBe(now);
  await notices.update(db, 2, { title: "changed" });
  expect(await bringBack(db, kind, published)).toEqual([1, 5, 6]);
  expect(await bringBack(db, kind, published)).toEqual([]);
  expect(await states()).toEqual(["draft", "live", "live", "live", "ended", "scheduled"]);
  const off = await takeOff(db, kind, all, now);
  expect(off.map(({ id }) => id)).toEqual([2, 3, 4, 6]);
  expect(await states()).toEqual(["draft", "ended", "ended", "ended", "ended", "draft"]);
  expect(before).toEqual(["draft", "scheduled", "live", "live", "ended", "scheduled"]);
});

test("a record is pinned, unpinned and undone, except in the trash", async () => {
  const { db } = await open();
  await add(db, "one", live);
  const before = await pin(db, kind, 1, at(99));
  expect((await notices.find(db, 1))?.pinned_until).toBe(at(99));
  expect(await bringBack(db, kind, before ? [before] : [])).toEqual([1]);
  expect((await notices.find(db, 1))?.pinned_until).toBeNull();
  await notices.remove(db, 1);
  expect([
    await pin(db, kind, 1, at(99)),
    await publish(db, kind, [1], now),
    await takeOff(db, kind, [1], now),
  ]).toEqual([undefined, [], []]);
});

test.each([
  ["few pins", [3, 17]],
  ["more pins than a page has", [1, 2, 3, 5, 8, 13, 21, 22]],
  ["none", []],
])("every notice is on one page, the pinned ones first: %s", async (_name, pinned: number[]) => {
  const { db } = await open();
  const all = Array.from({ length: 25 }, (_, index) => index + 1);
  for (const number of all) {
    await add(db, String(number), {
      published_at: at(Math.floor(number / 4)),
      ends_at: number % 3 === 0 ? at(90) : null,
      pinned_until: pinned.includes(number) ? at(70) : number % 5 === 0 ? at(59) : null,
    });
  }
  await add(db, "ended", { ...ended, pinned_until: at(99) });
  await add(db, "draft", { ...draft, pinned_until: at(99) });
  await add(db, "scheduled", { ...scheduled, pinned_until: at(99) });
  const seen: string[] = [];
  for (let after: string | undefined, pages = 0; pages < 9; pages += 1) {
    const listing = { limit: 7, after: parseCursor(after), pinnedFirst: true, now };
    const { rows, next } = pageOf(await listNotices(db, listing), 6);
    seen.push(...rows.map(({ title }) => title));
    if (!next) break;
    expect(formatCursor(parseCursor(next) ?? { created_at: "", id: 0 })).toBe(next);
    after = next;
  }
  const newest = all.toReversed();
  const expected = [
    ...newest.filter((id) => pinned.includes(id)),
    ...newest.filter((id) => !pinned.includes(id)),
  ];
  expect(seen).toEqual(expected.map(String));
});

test("a category is listed with its pinned records first", async () => {
  const { db } = await open();
  for (const [title, category, pinned_until] of [
    ["old", "sports", at(90)],
    ["other", "arts", at(90)],
    ["new", "sports", null],
  ] as const) {
    await notices.create(db, { ...notice, title, category, pinned_until, published_at: at(5) }, at(0));
  }
  const rows = await listNotices(db, { limit: 9, category: "sports", pinnedFirst: true, now });
  expect(rows.map(({ title, pinned }) => [title, pinned])).toEqual([
    ["old", true],
    ["new", false],
  ]);
});

async function planOf(db: Database, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ detail: string }>`explain query plan ${query}`.execute(db);
  return rows.map(({ detail }) => detail).filter((detail) => /\bnotices\b/.test(detail));
}

test("the pages walk through an index, of all notices and of a category", async () => {
  const { db } = await open();
  const after = { created_at: at(1), id: 9 };
  const listing = { limit: 21, now, pinnedFirst: true };
  for (const [only, index] of [
    [{}, "notices_on_site"],
    [{ category: "sports" }, "notices_on_site_in_category"],
  ] as const) {
    for (const page of [listing, { ...listing, after }]) {
      const plan = await planOf(
        db,
        sql`select * from notices where id in ${pageOnSite("notices", page, only)}`,
      );
      expect(plan.filter((step) => /^SCAN/.test(step))).toEqual([]);
      const [, stays, ends] = plan;
      expect(stays).toMatch(
        new RegExp(`USING (COVERING )?INDEX ${index} \\(deleted_at=\\? AND ends_at=\\? AND`),
      );
      expect(ends).toMatch(/INDEX notices_on_site\w* \(deleted_at=\? AND ends_at>\?/);
      // Pinned notices use an index too.
      if (!("after" in page)) expect(plan[3]).toMatch(/INDEX notices_pinned \(pinned_until>\?\)/);
    }
  }
});

test("tables with publishing columns are kinds with publishing", async () => {
  const { db } = await open();
  const tables = await db.introspection.getTables();
  const having = (column: string) =>
    tables.filter(({ columns }) => columns.some(({ name }) => name === column)).map(({ name }) => name);
  const published = staffKinds.filter(({ publishing }) => publishing);
  expect(published.map(({ table }) => table).sort()).toEqual(having("published_at").sort());
  expect(published.flatMap(({ table, publishing }) => (publishing?.pin ? [table] : []))).toEqual(
    having("pinned_until"),
  );
});
