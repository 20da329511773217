import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openDatabase } from "~db/connection.server";
import { migrate, readMigrations } from "~db/migrate";

/** A database as it was before a migration; `migrate` brings it up to date. @param number such as "0011" */
export async function openBefore(number: string) {
  const directory = mkdtempSync(join(tmpdir(), "school-older-"));
  const db = openDatabase(join(directory, "school.sqlite"));
  onTestFinished(async () => {
    await db.destroy();
    rmSync(directory, { recursive: true });
  });
  const older = Object.entries(await readMigrations()).filter(([name]) => name < number);
  await migrate(db, Object.fromEntries(older));
  return db;
}
