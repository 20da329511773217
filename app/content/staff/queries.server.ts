import { sql } from "kysely";
import type { Database } from "~db/connection.server";

/**
 * Adds a member of staff; call it in a transaction.
 * @returns false where the name is taken; two that differ in capitals only are one to people
 */
export async function createStaff(db: Database, username: string, password_hash: string): Promise<boolean> {
  const taken = await db
    .selectFrom("staff")
    .select("id")
    .where(sql<string>`lower(username)`, "=", username.toLowerCase())
    .executeTakeFirst();
  if (taken) return false;
  await db
    .insertInto("staff")
    .values({ username, password_hash, created_at: new Date().toISOString() })
    .execute();
  return true;
}

/** A person by their exact name, with the password's hash. */
export async function findStaffByUsername(db: Database, username: string) {
  return db.selectFrom("staff").selectAll().where("username", "=", username).executeTakeFirst();
}

/** How many accounts there are. */
export async function countStaff(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("staff")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Sets a new password and ends every session of that person; call it in a transaction.
 * @returns whether there is such a person
 */
export async function setPassword(db: Database, username: string, password_hash: string): Promise<boolean> {
  const staff = await findStaffByUsername(db, username);
  if (!staff) return false;
  await db.updateTable("staff").set({ password_hash }).where("id", "=", staff.id).execute();
  await db.deleteFrom("sessions").where("staff_id", "=", staff.id).execute();
  return true;
}

/**
 * Removes a person with their sessions; call it in a transaction.
 * @returns why not, where it was refused: the last one always stays
 */
export async function removeStaff(db: Database, username: string): Promise<"removed" | "unknown" | "last"> {
  const staff = await findStaffByUsername(db, username);
  if (!staff) return "unknown";
  if ((await countStaff(db)) === 1) return "last";
  await db.deleteFrom("staff").where("id", "=", staff.id).execute();
  return "removed";
}

/** Everybody with an account, in the order of their names. */
export async function listStaff(db: Database) {
  return db.selectFrom("staff").select(["id", "username", "created_at"]).orderBy("username").execute();
}
