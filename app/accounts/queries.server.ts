import { sql } from "kysely";
import type { Database } from "~db/connection.server";
import type { Role } from "~db/schema";
import { takeAsOwn } from "~db/starter-marks";

/** Call it in a transaction. @returns false if the name is taken, ignoring case */
export async function createStaff(
  db: Database,
  {
    username,
    name = "",
    password_hash,
    role,
  }: { username: string; name?: string; password_hash: string; role: Role },
): Promise<boolean> {
  const taken = await db
    .selectFrom("staff")
    .select("id")
    .where(sql<string>`lower(username)`, "=", username.toLowerCase())
    .executeTakeFirst();
  if (taken) return false;
  await db
    .insertInto("staff")
    .values({ username, name, password_hash, role, created_at: new Date().toISOString() })
    .execute();
  return true;
}

export async function findStaffByUsername(db: Database, username: string) {
  return db.selectFrom("staff").selectAll().where("username", "=", username).executeTakeFirst();
}

export async function setName(db: Database, id: number, name: string): Promise<void> {
  await db.updateTable("staff").set({ name }).where("id", "=", id).execute();
}

export async function setLanguage(db: Database, id: number, language: string): Promise<void> {
  await db.updateTable("staff").set({ language }).where("id", "=", id).execute();
}

export async function countStaff(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("staff")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ends all sessions and password links. Call it in a transaction. @returns false if there is no such user */
export async function setPassword(db: Database, username: string, password_hash: string): Promise<boolean> {
  const staff = await findStaffByUsername(db, username);
  if (!staff) return false;
  await db.updateTable("staff").set({ password_hash }).where("id", "=", staff.id).execute();
  await takeAsOwn(db, "staff", [staff.id]);
  await db.deleteFrom("sessions").where("staff_id", "=", staff.id).execute();
  await db.deleteFrom("password_links").where("staff_id", "=", staff.id).execute();
  return true;
}

/** Call it in a transaction. @returns the reason for a refusal: the last administrator stays */
export async function removeStaff(db: Database, username: string): Promise<"removed" | "unknown" | "last"> {
  const staff = await findStaffByUsername(db, username);
  if (!staff) return "unknown";
  if (await isLastAdministrator(db, staff)) return "last";
  await db.deleteFrom("staff").where("id", "=", staff.id).execute();
  return "removed";
}

/** Call it in a transaction. @returns the previous role, or the reason for a refusal */
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

export async function findStaffById(db: Database, id: number) {
  return db
    .selectFrom("staff")
    .select(["id", "username", "name", "role", "created_at"])
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function listStaff(db: Database) {
  return db
    .selectFrom("staff")
    .leftJoin("second_steps", "second_steps.staff_id", "staff.id")
    .select([
      "staff.id",
      "username",
      "name",
      "role",
      "staff.created_at",
      "second_steps.created_at as step_since",
    ])
    .orderBy("username")
    .execute();
}

/** Renews a hash; sessions and links stay. */
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

const maxUsernameLength = 40;

/** Makes a free username of a name: “Rina Das” becomes `rina.das`. Other scripts become `staff`. */
export async function suggestUsername(db: Database, name: string): Promise<string> {
  const words = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const isLatin = !/[^\p{Script=Latin}\p{M}\p{N}\p{P}\p{Z}]/u.test(name.normalize("NFD"));
  const base =
    (isLatin &&
      words
        ?.filter((word) => !personTitles.has(word))
        .join(".")
        .slice(0, maxUsernameLength)) ||
    "staff";
  const rows = await db.selectFrom("staff").select(sql<string>`lower(username)`.as("username")).execute();
  const taken = new Set(rows.map(({ username }) => username));
  for (let number = 1; ; number += 1) {
    const username = number === 1 ? base : `${base}${number}`;
    if (!taken.has(username)) return username;
  }
}

const personTitles = new Set(["mr", "mrs", "ms", "miss", "dr", "shri", "smt", "sri"]);
