import { randomToken, sha256 } from "~/services/secrets.server";
import type { Database } from "~db/connection.server";
import { linkHours } from "./link-facts";
import { setPassword } from "./queries.server";

/** The page that a link leads to. What stands after # stays in the browser, and out of every log and history of servers. */
export const linkPath = (token: string) => `/set-password#${token}`;

/**
 * Makes a link by which a person sets a new password once; an earlier one of the same person ends.
 * @returns the token in it: the database has a hash of it only
 */
export async function makePasswordLink(db: Database, staffId: number, now = Date.now()) {
  const token = randomToken();
  const expires_at = new Date(now + linkHours * 60 * 60 * 1000).toISOString();
  const link = { token_hash: sha256(token), expires_at };
  await db
    .insertInto("password_links")
    .values({ staff_id: staffId, ...link })
    .onConflict((conflict) => conflict.column("staff_id").doUpdateSet(link))
    .execute();
  return { token, expires_at };
}

/** Whose password a link sets; undefined if it was used, is too old, or never was one. */
export async function findPasswordLink(
  db: Database,
  token: string,
  now = Date.now(),
): Promise<{ username: string } | undefined> {
  return db
    .selectFrom("password_links")
    .innerJoin("staff", "staff.id", "password_links.staff_id")
    .select("staff.username")
    .where("token_hash", "=", sha256(token))
    .where("expires_at", ">", new Date(now).toISOString())
    .executeTakeFirst();
}

/**
 * Uses a link up and sets the password, which ends every session and known device; call it in a transaction.
 * @returns whose password it was; undefined if the link was used meanwhile
 */
export async function setPasswordByLink(
  db: Database,
  token: string,
  password_hash: string,
): Promise<string | undefined> {
  const link = await findPasswordLink(db, token);
  if (!link) return undefined;
  await setPassword(db, link.username, password_hash);
  return link.username;
}

/** Deletes the links that are too old. */
export async function purgePasswordLinks(db: Database, now = Date.now()): Promise<void> {
  await db.deleteFrom("password_links").where("expires_at", "<", new Date(now).toISOString()).execute();
}
