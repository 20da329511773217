import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { findDoubtedPeriod, isErasingAllowed, judgeClock, noteTime } from "~db/clock";
import { confirmClock } from "~db/clock-repair";
import { type Database, openDatabase } from "~db/connection.server";
import { migrate } from "~db/migrate";
import { makeTemporaryFolder } from "../support/temporary-folder";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const march = Date.parse("2026-03-10T06:00:00.000Z");
const iso = (at: number) => new Date(at).toISOString();

async function openMigrated(): Promise<Database> {
  const directory = makeTemporaryFolder();
  const db = openDatabase(join(directory, "school.sqlite"));
  onTestFinished(() => db.destroy());
  await migrate(db);
  return db;
}

describe("clock anomalies", () => {
  test.each([
    ["nothing, where nothing is known", { now: march }, ""],
    ["nothing, a minute after the last beat", { now: march, lastBeat: march - minute }, ""],
    ["nothing, a day after it", { now: march, lastBeat: march - day }, ""],
    ["more than a day after it", { now: march, lastBeat: march - day - 1 }, "ahead"],
    ["nothing, a small step back", { now: march, lastBeat: march + 9 * minute }, ""],
    ["a step back", { now: march, lastBeat: march + 11 * minute }, "backwards"],
    ["a record that is newer", { now: march, lastBeat: march, newest: march + hour }, "before newest"],
    ["the newest record stands for a beat", { now: march, newest: march - 400 * day }, "ahead"],
    ["2010", { now: Date.UTC(2010, 0, 1) }, "before program"],
    ["before the build", { now: march, builtAt: march + 2 * day }, "before program"],
    ["nothing, where the build machine was hours ahead", { now: march, builtAt: march + 5 * hour }, ""],
  ] as const)("%s", (_, facts, doubt) => {
    expect(judgeClock(facts)).toBe(doubt);
  });
});

test("a leap ahead stops erasing until it is confirmed, also after the next restart", async () => {
  const db = await openMigrated();
  expect(await isErasingAllowed(db, march)).toBe(true);
  expect(await isErasingAllowed(db, march + 23 * hour)).toBe(true);
  const later = march + 60 * day;
  expect(await isErasingAllowed(db, later)).toBe(false);
  expect(await isErasingAllowed(db, later + hour)).toBe(false);
  const period = await findDoubtedPeriod(db);
  expect(period).toMatchObject({ doubt: "ahead", began_at: iso(later) });
  expect(await confirmClock(db, period?.id ?? 0, later + hour)).toBe(true);
  expect(await isErasingAllowed(db, later + 2 * hour)).toBe(true);
});

test("a confirmed clock is not asked about again because of what was built or written later than it says", async () => {
  const db = await openMigrated();
  await db
    .insertInto("activity")
    .values({ at: iso(march + 30 * day), staff_name: "clerk", verb: "added", subject: "" })
    .execute();
  await noteTime(db, march, march + 30 * day);
  const period = await findDoubtedPeriod(db);
  expect(period?.doubt).toBe("before program");
  expect(await confirmClock(db, period?.id ?? 0, march)).toBe(true);
  expect(await noteTime(db, march + minute, march + 30 * day)).toMatchObject({ doubt: "" });
  expect(await isErasingAllowed(db, march + 2 * minute)).toBe(true);
});

test("an answer about a clock that has jumped since is no answer", async () => {
  const db = await openMigrated();
  await noteTime(db, march);
  const { id } = await noteTime(db, march + 60 * day);
  await noteTime(db, Date.UTC(2010, 0, 1));
  expect(await confirmClock(db, id, Date.UTC(2010, 0, 1))).toBe(false);
  expect(await isErasingAllowed(db, Date.UTC(2010, 0, 1, 1))).toBe(false);
});

test("a clock that is set right again within a day goes on by itself, and what came meanwhile is new", async () => {
  const db = await openMigrated();
  await noteTime(db, march);
  const wrong = Date.UTC(2010, 0, 1);
  await noteTime(db, wrong);
  const resume = { original_name: "a.pdf", file_type: "application/pdf", file_size: 1 };
  await db
    .insertInto("resumes")
    .values({
      ...resume,
      file_name: "a.pdf",
      uploaded_at: iso(wrong + minute),
      received_at: iso(wrong + minute),
    })
    .execute();
  await noteTime(db, wrong + 2 * minute);
  expect(await isErasingAllowed(db, wrong + 3 * minute)).toBe(false);
  expect(await isErasingAllowed(db, march + hour)).toBe(true);
  const times = await db
    .selectFrom("resumes")
    .select(["uploaded_at", "received_at"])
    .executeTakeFirstOrThrow();
  expect(times).toEqual({ uploaded_at: iso(march + hour), received_at: iso(march + hour) });
});

test("confirming gives what a wrong clock dated the present time, and nothing else", async () => {
  const db = await openMigrated();
  const row = { title: "", details: "x", date: "2026-03-01", category: "other", priority: "low" };
  const notice = (id: number, created: number, deleted: number | null) =>
    db
      .insertInto("notices")
      .values({
        ...row,
        id,
        created_at: iso(created),
        updated_at: iso(created),
        deleted_at: deleted === null ? null : iso(deleted),
      })
      .execute();
  await notice(1, march - 40 * day, march - 5 * day);
  await noteTime(db, march);
  const wrong = Date.UTC(2010, 0, 1);
  await noteTime(db, wrong);
  await notice(2, wrong + minute, wrong + 2 * minute);
  await noteTime(db, wrong + 3 * minute);
  const ahead = march + 400 * day;
  await noteTime(db, ahead);
  await notice(3, ahead + minute, null);
  await noteTime(db, ahead + hour);
  const right = march + 20 * day;
  const { id } = await noteTime(db, right);
  expect(await confirmClock(db, id, right)).toBe(true);
  const rows = await db
    .selectFrom("notices")
    .select(["id", "created_at", "deleted_at"])
    .orderBy("id")
    .execute();
  expect(rows).toEqual([
    { id: 1, created_at: iso(march - 40 * day), deleted_at: iso(march - 5 * day) },
    { id: 2, created_at: iso(wrong + minute), deleted_at: iso(right) },
    { id: 3, created_at: iso(right), deleted_at: null },
  ]);
});

test("setting the clock right publishes what was published meanwhile, and never what waits for its day", async () => {
  const db = await openMigrated();
  const row = { title: "", details: "x", date: "2026-03-01", category: "other", priority: "low" };
  const ahead = march + 400 * day;
  const add = (id: number, made: number, published: number, ends: number | null = null) =>
    db
      .insertInto("notices")
      .values({
        ...row,
        id,
        created_at: iso(made),
        updated_at: iso(made),
        published_at: iso(published),
        ends_at: ends === null ? null : iso(ends),
      })
      .execute();
  await noteTime(db, march);
  await add(1, march, ahead + minute, ahead + hour);
  await noteTime(db, ahead);
  await add(2, ahead + minute, ahead + minute);
  await add(3, ahead + minute, march, ahead + minute);
  await noteTime(db, ahead + hour);
  const right = march + 20 * day;
  const { id } = await noteTime(db, right);
  expect(await confirmClock(db, id, right)).toBe(true);
  const rows = await db.selectFrom("notices").select(["published_at", "ends_at"]).orderBy("id").execute();
  expect(rows).toEqual([
    { published_at: iso(ahead + minute), ends_at: iso(ahead + hour) },
    { published_at: iso(right), ends_at: null },
    { published_at: iso(march), ends_at: iso(right) },
  ]);
});
