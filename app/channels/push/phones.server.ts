import { ECDH } from "node:crypto";
import { sql } from "kysely";
import { noticeCategories } from "~/kinds/notice-categories";
import { visitorLanguage } from "~/languages/current";
import type { Room } from "~/limits/room.server";
import type { Services } from "~/services/services.server";
import { anyRow } from "~db/any-row";
import type { Database } from "~db/connection.server";
import { leadsOutside, parseEndpoint } from "./endpoint.server";
import { getVapidKeys } from "./keys.server";

export const phoneRoom: Room = {
  table: "push_phones",
  count: 20_000,
  bytes: 16 * 1024 ** 2,
  size: sql`octet_length(endpoint) + 300`,
};

/** Reads a subscription (Push API). @returns undefined if it is not valid */
function parsePhone(fields: URLSearchParams) {
  const [endpoint = "", p256dh = "", auth = ""] = ["endpoint", "p256dh", "auth"].map(
    (name) => fields.get(name) ?? "",
  );
  if (!isPublicKey(p256dh) || !/^[\w-]{22}$/.test(auth)) return undefined;
  const chosen = fields.getAll("category");
  const known = noticeCategories.filter(({ value }) => chosen.includes(value)).map(({ value }) => value);
  return { endpoint, p256dh, auth, categories: known.join(" ") };
}

/** True for a point on the curve P-256, which all phones use (RFC 8291). */
function isPublicKey(text: string): boolean {
  if (!/^[\w-]{87}$/.test(text)) return false;
  try {
    ECDH.convertKey(text, "prime256v1", "base64url");
    return true;
  } catch {
    return false;
  }
}

/** Saves a phone in the language of the page, or renews it. @returns false if the subscription is not valid */
export async function savePhone(
  { db, config }: Pick<Services, "db" | "config">,
  fields: URLSearchParams,
): Promise<boolean> {
  const phone = parsePhone(fields);
  const url = phone && parseEndpoint(phone.endpoint, config);
  if (!url || !(await leadsOutside(url, config))) return false;
  const at = new Date().toISOString();
  const values = {
    ...phone,
    site_key: getVapidKeys(db).publicKey,
    language: visitorLanguage(),
    renewed_at: at,
    failures: 0,
  };
  await db
    .insertInto("push_phones")
    .values({ ...values, created_at: at })
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(values))
    .execute();
  return true;
}

/** True for a subscription that can be renewed at any time. */
export async function isKnownPhone(db: Database, endpoint: string): Promise<boolean> {
  return anyRow(db.selectFrom("push_phones").select("id").where("endpoint", "=", endpoint));
}

/** Idempotent. The endpoint is known to the phone only. */
export async function removePhone(db: Database, endpoint: string): Promise<void> {
  await db.deleteFrom("push_phones").where("endpoint", "=", endpoint).execute();
}

/** `outdated`: subscribed for an earlier key of the site, until their next visit. @param db not a transaction */
export async function countPhones(db: Database): Promise<{ current: number; outdated: number }> {
  const { all, current } = await db
    .selectFrom("push_phones")
    .select(({ fn }) => [
      fn.countAll<number | string>().as("all"),
      fn.countAll<number | string>().filterWhere("site_key", "=", getVapidKeys(db).publicKey).as("current"),
    ])
    .executeTakeFirstOrThrow();
  return { current: Number(current), outdated: Number(all) - Number(current) };
}
