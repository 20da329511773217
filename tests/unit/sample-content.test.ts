import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { createFileStore, randomStem } from "~/files/store/store.server";
import { allKinds } from "~/kinds/registry";
import { openDatabase } from "~db/connection.server";
import { addNamedFacilities } from "~db/seed/facilities";
import { seedStarterContent } from "~db/seed/starter-content";
import { ensureIdentity, setSampleState } from "~db/site-identity";
import { starterIds } from "~db/starter-marks";
import { makeTemporaryFolder } from "../support/temporary-folder";

// Mocked, because pictures take seconds.
vi.mock("~db/seed/pictures", () => ({
  makeSamplePictures: async () => new Map(),
  seedIllustrated: async () => {},
}));

async function openEmpty() {
  const directory = makeTemporaryFolder();
  const file = join(directory, "school.sqlite");
  await copyFile(inject("baseDatabase"), file);
  const db = openDatabase(file);
  await ensureIdentity(db);
  onTestFinished(() => db.destroy());
  return { db, store: createFileStore(join(directory, "uploads")) };
}

test("a site with nothing of its own gets the sample content, once", async () => {
  const { db, store } = await openEmpty();
  expect(await seedStarterContent(db, store)).toBe(true);
  const notices = () => db.selectFrom("notices").select("id").execute();
  expect((await notices()).length).toBeGreaterThan(3);
  for (const table of ["notices", "settings", "jobs", "calendar_entries", "disclosures"] as const) {
    await db.deleteFrom(table).execute();
  }
  expect(await seedStarterContent(db, store)).toBe(false);
  expect(await notices()).toEqual([]);
});

test("sample facilities replace those of the specification, exactly once", async () => {
  const { db, store } = await openEmpty();
  await addNamedFacilities(db);
  expect(await seedStarterContent(db, store)).toBe(true);
  await addNamedFacilities(db);
  const details = (await db.selectFrom("facilities").select("details").execute()).map((row) => row.details);
  expect(details).toHaveLength(7);
  expect(details).not.toContain("");
  expect(await starterIds(db, "facilities")).toHaveLength(7);
});

describe("a site that has anything of its own stays as it is", () => {
  const tables = [...allKinds.map(({ table }) => table), "settings", "pictures", "imported_records"] as const;

  test.each([...new Set(tables)])("a row in %s", async (table) => {
    const { db, store } = await openEmpty();
    const columns = (await db.introspection.getTables()).find(({ name }) => name === table)?.columns ?? [];
    const { sql } = await import("kysely");
    await sql`pragma foreign_keys = off`.execute(db);
    // Every column is set, including `deleted_at`: deleted records count as content too.
    const values = columns.map(({ name, dataType }) =>
      name === "deleted_at" ? "2026-01-01" : dataType.toLowerCase() === "integer" ? 1 : "x",
    );
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
      values (${sql.join(values)})`.execute(db);
    expect(await seedStarterContent(db, store)).toBe(false);
  });

  test.each([
    ["resumes", ".pdf"],
    ["pictures", "-480.webp"],
  ] as const)("a file in %s", async (kind, ending) => {
    const { db, store } = await openEmpty();
    await writeFile(store.pathOf(kind, randomStem() + ending), "x");
    expect(await seedStarterContent(db, store)).toBe(false);
  });
});

test("files of a first start that a crash has ended do not count", async () => {
  const { db, store } = await openEmpty();
  await setSampleState(db, "begun");
  await writeFile(store.pathOf("pictures", `${randomStem()}-480.webp`), "x");
  expect(await seedStarterContent(db, store)).toBe(true);
});
