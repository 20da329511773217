import { sql } from "kysely";
import type { Database } from "~db/connection.server";
import type { Role } from "~db/schema";
import { takeAsOwn } from "~db/starter-marks";

/**
 * Adds a member of staff; call it in a transaction.
 * @returns false if the name is taken; two that differ in capitals only are one to people
 */
export async function createStaff(
  db: Database,
  { username, password_hash, role }: { username: string; password_hash: string; role: Role },
): Promise<boolean> {
  const taken = await db
    .selectFrom("staff")
    .select("id")
    .where(sql<string>`lower(username)`, "=", username.toLowerCase())
    .executeTakeFirst();
  if (taken) return false;
  await db
    .insertInto("staff")
    .values({ username, password_hash, role, created_at: new Date().toISOString() })
    .execute();
  return true;
}

/** A person by their exact name, with the password's hash. */
export async function findStaffByUsername(db: Database, username: string) {
  return db.selectFrom("staff").selectAll().where("username", "=", username).executeTakeFirst();
}

/** Has a person see the dashboard in a language. @param language its code; empty for English */
export async function setLanguage(db: Database, id: number, language: string): Promise<void> {
  await db.updateTable("staff").set({ language }).where("id", "=", id).execute();
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
 * Sets a new password and ends every session of that person, and the link to set another; call it in a transaction.
 * @returns true if there is such a person
 */
export async function setPassword(db: Database, username: string, password_hash: string): Promise<boolean> {
  const staff = await findStaffByUsername(db, username);
  if (!staff) return false;
  await db.updateTable("staff").set({ password_hash }).where("id", "=", staff.id).execute();
  await takeAsOwn(db, "staff", [staff.id]);
  await db.deleteFrom("sessions").where("staff_id", "=", staff.id).execute();
  await db.deleteFrom("password_links").where("staff_id", "=", staff.id).execute();
  return true;
}

/**
 * Removes a person with their sessions; call it in a transaction.
 * @returns why not, where it was refused: the last administrator always stays
 */
export async function removeStaff(db: Database, username: string): Promise<"removed" | "unknown" | "last"> {
  const staff = await findStaffByUsername(db, username);
  if (!staff) return "unknown";
  if (await isLastAdministrator(db, staff)) return "last";
  await db.deleteFrom("staff").where("id", "=", staff.id).execute();
  return "removed";
}

/**
 * Gives a person a role; call it in a transaction.
 * @returns the role they had, or why not: the last administrator stays one
 */
export async function setRole(db: Database, id: number, role: Role): Promise<Role | "unknown" | "last"> {
  const staff = await findStaffById(db, id);
  if (!staff) return "unknown";
  if (role !== "administrator" && (await isLastAdministrator(db, staff))) return "last";
  await db.updateTable("staff").set({ role }).where("id", "=", id).execute();
  return staff.role;
}

async function isLastAdministrator(db: Database, { id, role }: { id: number; role: Role }): Promise<boolean> {
  if (role !== "administrator") return false;
  const other = await db
    .selectFrom("staff")
    .select("id")
    .where("role", "=", "administrator")
    .where("id", "!=", id)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

/** A person by their id. */
export async function findStaffById(db: Database, id: number) {
  return db
    .selectFrom("staff")
    .select(["id", "username", "role", "created_at"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Everybody with an account, in the order of their names, and since when they have a second step. */
export async function listStaff(db: Database) {
  return db
    .selectFrom("staff")
    .leftJoin("second_steps", "second_steps.staff_id", "staff.id")
    .select(["staff.id", "username", "role", "staff.created_at", "second_steps.created_at as step_since"])
    .orderBy("username")
    .execute();
}

/** Puts another hash of the same password instead of one; sessions and links stay. */
export async function replaceHash(
  db: Database,
  { id, from, to }: { id: number; from: string; to: string },
): Promise<void> {
  await db
    .updateTable("staff")
    .set({ password_hash: to })
    .where("id", "=", id)
    .where("password_hash", "=", from)
    .execute();
}
