import { expect, test } from "vitest";
import { migrate } from "~db/migrate";
import { searchIds } from "~db/search";
import { readTally } from "~db/tallies";
import { openBefore } from "../support/older-database";

const day = "2026-05-18T10:00:00.000Z";

test("messages of before count as answered where they were read, by nobody named", async () => {
  const db = await openBefore("0034");
  const message = {
    first_name: "Rina",
    last_name: "",
    phone: "98765 43210",
    email: "",
    message: "When is PTM?",
  };
  for (const read_at of [null, day]) {
    await db
      .insertInto("messages")
      .values({ ...message, created_at: day, read_at })
      .execute();
  }
  await migrate(db);
  const rows = await db.selectFrom("messages").select(["form", "answered_at", "answered_by"]).execute();
  expect(rows).toEqual([
    { form: "contact", answered_at: null, answered_by: "" },
    { form: "contact", answered_at: day, answered_by: "" },
  ]);
  expect(await readTally(db, "unanswered_messages")).toBe(1);
});

test("resumes of before get a number each, no name, and are still found by their file", async () => {
  const db = await openBefore("0035");
  for (const name of ["Asha.pdf", "Bimal.pdf"]) {
    const file = { original_name: name, file_name: name, file_type: "application/pdf", file_size: 1 };
    await db
      .insertInto("resumes")
      .values({ ...file, uploaded_at: day, received_at: day, erase_on: null })
      .execute();
  }
  await migrate(db);
  const rows = await db.selectFrom("resumes").select(["number", "name", "status"]).execute();
  expect(rows).toEqual(
    rows.map(() => ({ number: expect.stringMatching(/^[1-9]\d{7}$/), name: "", status: "new" })),
  );
  expect(new Set(rows.map(({ number }) => number)).size).toBe(2);
  expect(await searchIds(db, "resumes", { search: "asha", limit: 9 })).toEqual([1]);
  await db.updateTable("resumes").set({ name: "Rina" }).where("id", "=", 2).execute();
  expect(await searchIds(db, "resumes", { search: "rina", limit: 9 })).toEqual([2]);
  await db.deleteFrom("resumes").where("id", "=", 2).execute();
  expect(await searchIds(db, "resumes", { search: "rina", limit: 9 })).toEqual([]);
});
