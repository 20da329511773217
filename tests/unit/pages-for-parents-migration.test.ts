import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "~db/migrate";
import { openBefore } from "../support/older-database";

test("a facility whose address is now that of a page gets its number behind it, and its card goes along", async () => {
  const db = await openBefore("0054");
  const now = "2026-01-01T00:00:00.000Z";
  for (const address of ["timings", "library", "fees"]) {
    await sql`insert into facilities (title, address, position, created_at, updated_at)
      values (${address}, ${address}, 1, ${now}, ${now})`.execute(db);
  }
  await sql`insert into pictures (id, stem, width, height, placeholder, avif, created_at)
    values (1, 'x', 1, 1, '', 0, ${now})`.execute(db);
  for (const opens of ["/timings", "/library", "/admission"]) {
    await sql`insert into facility_cards (title, opens, position, picture_id, created_at, updated_at)
      values (${opens}, ${opens}, 1, 1, ${now}, ${now})`.execute(db);
  }
  await migrate(db);
  const addresses = await db.selectFrom("facilities").select("address").orderBy("id").execute();
  expect(addresses.map(({ address }) => address)).toEqual(["timings-1", "library", "fees-3"]);
  const cards = await db.selectFrom("facility_cards").select("opens").orderBy("id").execute();
  expect(cards.map(({ opens }) => opens)).toEqual(["/timings-1", "/library", "/admission"]);
});

test("documents stay on the page of the mandatory public disclosure", async () => {
  const db = await openBefore("0054");
  const now = "2026-01-01T00:00:00.000Z";
  await sql`insert into disclosures (name, url, bytes, position, created_at, updated_at)
    values ('Fee', '/documents/x.pdf', 1, 1, ${now}, ${now})`.execute(db);
  await migrate(db);
  expect(await db.selectFrom("disclosures").select(["name", "page"]).execute()).toEqual([
    { name: "Fee", page: "" },
  ]);
});
