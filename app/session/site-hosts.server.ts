import type { AppLoadContext } from "@remix-run/node";
import { servicesOf } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import { storageProblem } from "~db/storage-errors";

const day = 24 * 60 * 60 * 1000;
/** A session lasts ninety days; a name under which nobody logs in for a year is none of the site any more. */
const kept = 365 * day;

/** Notes the name under which a member of staff has logged in: it is one of the site's. */
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
    // On a full disk staff log in all the same, to make room.
    if (!storageProblem(error)) throw error;
  }
}

/** Deletes the names that are no more the site's. */
export async function purgeHosts(db: Database, now = Date.now()): Promise<void> {
  await db
    .deleteFrom("site_hosts")
    .where("seen_at", "<", new Date(now - kept).toISOString())
    .execute();
}
