import { hashPassword } from "~/accounts/passwords.server";
import { createStaff } from "~/accounts/queries.server";
import { openDatabase } from "~db/connection.server";
import { migrate } from "~db/migrate";

/** Makes a migrated database with two accounts. @param password of both */
export async function makeBaseDatabase(file: string, password: string): Promise<void> {
  const db = openDatabase(file);
  await migrate(db);
  for (const username of ["clerk", "colleague"])
    await createStaff(db, { username, password_hash: await hashPassword(password), role: "administrator" });
  await db.destroy();
}
