import type { AppLoadContext } from "@remix-run/node";
import { servicesOf } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import { storageProblem } from "~db/storage-errors";

const day = 24 * 60 * 60 * 1000;
/** Sessions last ninety days; a host without logins for a year is outdated. */
const kept = 365 * day;

export async function noteHost(request: Request, context: AppLoadContext): Promise<void> {
  const { config, db } = servicesOf(context);
  if (config.origin) return;
  const { host } = new URL(request.url);
  const known = await db
    .selectFrom("site_hosts")
    .select("seen_at")
    .where("host", "=", host)
    .executeTakeFirst();
  if (known && Date.parse(known.seen_at) > Date.now() - day) return;
  const seen_at = new Date().toISOString();
  try {
    await db
      .insertInto("site_hosts")
      .values({ host, seen_at })
      .onConflict((conflict) => conflict.column("host").doUpdateSet({ seen_at }))
      .execute();
  } catch (error) {
    // On a full disk, staff must still log in to make space.
    if (!storageProblem(error)) throw error;
  }
}

export async function purgeHosts(db: Database, now = Date.now()): Promise<void> {
  await db
    .deleteFrom("site_hosts")
    .where("seen_at", "<", new Date(now - kept).toISOString())
    .execute();
}
