import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "~db/migrate";
import { openBefore } from "../support/older-database";

test("resumes of an import count from the import, later ones from their own day", async () => {
  const db = await openBefore("0011");
  const resume = (name: string, at: string) =>
    sql`
    insert into resumes (original_name, file_name, file_type, file_size, uploaded_at)
    values (${name}, ${name}, 'application/pdf', 1, ${at})`.execute(db);
  await resume("imported.pdf", "2021-05-01T00:00:00.000Z");
  await resume("own.pdf", "2026-08-01T00:00:00.000Z");
  await sql`insert into imports (source, kind, key, imported_at)
    values ('https://old.example/gdapi/', 'resumes', 'id 1', '2026-07-01T00:00:00.000Z')`.execute(db);
  await migrate(db);
  const rows = await db
    .selectFrom("resumes")
    .select(["original_name", "uploaded_at", "received_at", "erase_on"])
    .orderBy("id")
    .execute();
  expect(rows).toEqual([
    {
      original_name: "imported.pdf",
      uploaded_at: "2021-05-01T00:00:00.000Z",
      received_at: "2026-07-01T00:00:00.000Z",
      erase_on: null,
    },
    {
      original_name: "own.pdf",
      uploaded_at: "2026-08-01T00:00:00.000Z",
      received_at: "2026-08-01T00:00:00.000Z",
      erase_on: null,
    },
  ]);
});

test("pictures that nothing shows any more are noted, to be removed", async () => {
  const db = await openBefore("0011");
  const at = "2026-08-01T00:00:00.000Z";
  for (const stem of ["shown", "left"]) {
    await sql`insert into pictures (stem, width, height, created_at) values (${stem}, 1, 1, ${at})`.execute(
      db,
    );
  }
  await sql`insert into photos (title, picture_id, created_at, updated_at) values ('x', 1, ${at}, ${at})`.execute(
    db,
  );
  await migrate(db);
  expect(await db.selectFrom("pictures_to_check").selectAll().execute()).toEqual([{ picture_id: 2 }]);
});
