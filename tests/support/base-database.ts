import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { hashPassword } from "~/content/staff/passwords.server";
import { createStaff } from "~/content/staff/queries.server";
import { openDatabase } from "~db/connection.server";
import { migrate } from "~db/migrate";

declare module "vitest" {
  interface ProvidedContext {
    baseDatabase: string;
  }
}

export const staffPassword = "marigold and palash";

/** Migrated database with the account `clerk`; each test gets a copy. */
export default async function makeBaseDatabase(project: TestProject) {
  const directory = await mkdtemp(join(tmpdir(), "school-base-"));
  const file = join(directory, "base.sqlite");
  const db = openDatabase(file);
  await migrate(db);
  for (const username of ["clerk", "colleague"]) {
    const password_hash = await hashPassword(staffPassword);
    await createStaff(db, { username, password_hash, role: "administrator" });
  }
  await db.destroy();
  project.provide("baseDatabase", file);
  return () => rm(directory, { recursive: true });
}
