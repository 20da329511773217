import { expect, test } from "vitest";
import { migrate } from "~db/migrate";
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
