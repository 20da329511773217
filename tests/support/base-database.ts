import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { hashPassword } from "~/accounts/passwords.server";
import { createStaff } from "~/accounts/queries.server";
import { openDatabase } from "~db/connection.server";
import { migrate } from "~db/migrate";
import { makeFolder, removeFolder } from "./folders";

declare module "vitest" {
  interface ProvidedContext {
    baseDatabase: string;
  }
}

export const staffPassword = "marigold and palash";

/** Migrated database with the account `clerk`; each test gets a copy. */
export default async function makeBaseDatabase(project: TestProject) {
  const directory = makeFolder();
  const file = join(directory, "base.sqlite");
  const db = openDatabase(file);
  await migrate(db);
  for (const username of ["clerk", "colleague"]) {
    const password_hash = await hashPassword(staffPassword);
    await createStaff(db, { username, password_hash, role: "administrator" });
  }
  await db.destroy();
  project.provide("baseDatabase", file);
  return () => removeFolder(directory);
}
