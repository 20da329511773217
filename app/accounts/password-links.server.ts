import { randomToken, sha256 } from "~/services/secrets.server";
import type { Database } from "~db/connection.server";
import { linkHours } from "./link-facts";
import { setPassword } from "./queries.server";

/** Browsers do not send the fragment, so it is in no server log. */
export const linkPath = (token: string) => `/set-password#${token}`;

/** Creates a single-use link and revokes an earlier one. @returns the token; only its hash is stored */
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

/** Undefined if the link was used, expired or never existed. */
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

/** Ends all sessions and known devices. Needs a transaction. @returns undefined if the link was used */
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

export async function purgePasswordLinks(db: Database, now = Date.now()): Promise<void> {
  await db.deleteFrom("password_links").where("expires_at", "<", new Date(now).toISOString()).execute();
}
