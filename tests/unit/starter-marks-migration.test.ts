import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "~db/migrate";
import { starterIds, starterKeys } from "~db/starter-marks";
import { openBefore } from "../support/older-database";

const seeded = "2026-05-04T08:30:12.345Z";
const later = "2026-05-04T09:00:00.000Z";

/** A site of before: 14 sample documents, two sample notices, and one of the school's own of each. */
async function openOlder(sampleContent: string) {
  const db = await openBefore("0053");
  await sql`insert into site_identity (id, identity, sample_content, created_at) values (1, 'x', ${sampleContent}, ${seeded})`.execute(
    db,
  );
  for (let position = 1; position <= 15; position += 1) {
    const at = position === 15 ? later : seeded;
    await sql`insert into disclosures (name, url, bytes, position, created_at, updated_at)
      values (${`Document ${position}`}, '/x.pdf', 1, ${position}, ${at}, ${at})`.execute(db);
  }
  for (const at of ["2026-05-01T08:30:12.345Z", "2026-04-20T08:30:12.345Z", later]) {
    await sql`insert into notices (title, details, date, category, priority, created_at, updated_at)
      values ('Notice', '', '2026-05-01', 'academic', 'low', ${at}, ${at})`.execute(db);
  }
  await sql`insert into settings (name, value) values
    ('school_name', 'Hill School'), ('phone', '+91 00000 00000'), ('count_years', '30')`.execute(db);
  await migrate(db);
  return db;
}

test("a site with the sample content knows after migration 0053 what of it is left", async () => {
  const db = await openOlder("done");
  expect(await starterIds(db, "disclosures")).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  expect(await starterIds(db, "notices")).toEqual([1, 2]);
  expect((await starterKeys(db, "settings")).sort()).toEqual(["count_years", "logo", "phone"]);
  expect(await starterKeys(db, "staff")).toEqual([]);
});

test("a site that never had it has nothing marked", async () => {
  const db = await openOlder("");
  expect(await db.selectFrom("starter_marks").selectAll().execute()).toEqual([]);
});

test("a school with a logo, or one that has left the samples behind, is not asked for one by migration 0066", async () => {
  const marksOf = async (prepare: (db: Awaited<ReturnType<typeof openBefore>>) => Promise<unknown>) => {
    const db = await openBefore("0066");
    await prepare(db);
    await migrate(db);
    return starterKeys(db, "settings");
  };
  const nothing = async () => {};
  expect(await marksOf(nothing)).toEqual(["logo"]);
  const own = (db: Awaited<ReturnType<typeof openBefore>>) =>
    sql`insert into settings (name, value) values ('school_name', 'Hill School')`.execute(db);
  expect(await marksOf(own)).toEqual([]);
  expect(
    await marksOf(async (db) => {
      await sql`insert into settings (name, value) values ('logo', '12x12-abc')`.execute(db);
      await sql`insert into starter_marks (source, key) values ('notices', '1')`.execute(db);
    }),
  ).toEqual([]);
});
