import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { type Migration, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { readTexts } from "~/content/texts/queries.server";
import { openDatabase } from "~db/connection.server";
import { migrate } from "~db/migrate";

test("what the settings held of the school's words is a text after migration 0040", async () => {
  const directory = mkdtempSync(join(tmpdir(), "school-older-"));
  const db = openDatabase(join(directory, "school.sqlite"));
  onTestFinished(async () => {
    await db.destroy();
    rmSync(directory, { recursive: true });
  });
  const older: Record<string, Migration> = {};
  for (const file of readdirSync("db/migrations").sort()) {
    const name = basename(file, ".ts");
    if (/^\d{4}_/.test(name) && name < "0040") older[name] = await import(`../../db/migrations/${name}.ts`);
  }
  await migrate(db, older);
  await sql`insert into settings (name, value) values
    ('about_text', 'Under the tree'), ('story_text', ''), ('principal_name', 'Dr. B. Example'), ('motto', 'Learn')`.execute(
    db,
  );
  await migrate(db);
  expect(await readTexts(db, ["about", "story", "principal_name"])).toEqual({
    about: "Under the tree",
    story: "",
    principal_name: "Dr. B. Example",
  });
  const { rows } = await sql<{ name: string }>`select name from settings`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(["motto"]);
});
