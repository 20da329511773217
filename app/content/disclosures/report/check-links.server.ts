import type { Services } from "~/services/services.server";
import { readSettings } from "~/settings/queries.server";
import type { Database } from "~db/connection.server";
import { type AskLinkOptions, askLink, NoNetworkError } from "./ask-link.server";

const hour = 60 * 60_000;
const day = 24 * hour;
/** Milliseconds between checks of a link: working, failed once, and offline. */
const again = { usual: 7 * day, failed: day, noLine: hour };
/** Milliseconds between requests to the same site. */
const sameHost = 60_000;
const candidates = 50;

/** Milliseconds since 1970 of the last request by site. */
export type Asked = Map<string, number>;

/** Postpones the link first, so that a crash causes no repetition. @returns true if one was checked */
export async function checkNextLink(
  { db }: Pick<Services, "db">,
  asked: Asked,
  now = Date.now(),
  options: AskLinkOptions = {},
): Promise<boolean> {
  if ((await readSettings(db)).link_checks === "off") return false;
  const iso = (time: number) => new Date(time).toISOString();
  const due = await db
    .selectFrom("checked_links")
    .select(["url", "failures", "next_at"])
    .where("own", "=", 0)
    .where("off", "=", 0)
    .where((where) =>
      where.or([where("next_at", "<=", iso(now)), where("next_at", ">", iso(now + 2 * again.usual))]),
    )
    .orderBy("next_at")
    .orderBy("url")
    .limit(candidates)
    .execute();
  const isRested = (url: string) => Math.abs(now - (asked.get(new URL(url).host) ?? 0)) >= sameHost;
  const link = due.find(({ url }) => isRested(url));
  if (!link) return false;
  for (const [host, time] of asked) if (Math.abs(now - time) >= sameHost) asked.delete(host);
  asked.set(new URL(link.url).host, now);
  if (!(await claim(db, link, iso(now + again.failed)))) return false;
  try {
    const problem = await askLink(link.url, options);
    const failures = problem ? link.failures + 1 : 0;
    const next_at = iso(now + (failures === 1 ? again.failed : again.usual));
    await note(db, link.url, { problem, failures, next_at, checked_at: iso(now) });
  } catch (error) {
    if (!(error instanceof NoNetworkError)) throw error;
    await note(db, link.url, { next_at: iso(now + again.noLine) });
  }
  return true;
}

async function claim(
  db: Database,
  { url, next_at }: { url: string; next_at: string },
  later: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("checked_links")
    .set({ next_at: later })
    .where("url", "=", url)
    .where("next_at", "=", next_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function note(
  db: Database,
  url: string,
  found: { next_at: string; problem?: string; failures?: number; checked_at?: string },
): Promise<void> {
  await db.updateTable("checked_links").set(found).where("url", "=", url).execute();
}
