import { sql } from "kysely";
import type { OnSiteListing } from "~/content/records/on-site.server";
import { recordsOf } from "~/content/records/records.server";
import type { Database } from "~db/connection.server";
import { withFileCounts } from "./file-queries.server";
import { notice } from "./notice";

/** Notices, by the time they were posted. */
export const notices = recordsOf(notice);

export type Notice = Awaited<ReturnType<typeof notices.listOnSite>>[number];

/** A notice as staff see it, on the site or not. */
export type StaffNotice = Awaited<ReturnType<typeof notices.list>>[number];

interface NoticeListing extends OnSiteListing {
  /** One category only; all of them where it is missing. */
  category?: string | undefined;
}

/** Notices on the site, newest first, each with the number of its files. */
export async function listNotices(
  db: Database,
  { category, ...listing }: NoticeListing,
): Promise<(Notice & { files: number })[]> {
  return withFileCounts(db, await notices.listOnSite(db, listing, category ? { category } : {}));
}

/** Notices as staff see them, each with the number of its files. */
export const staffNotices = {
  list: async (...asked: Parameters<typeof notices.list>) =>
    withFileCounts(asked[0], await notices.list(...asked)),
};

/** The notice published last: the marquee's, and the dashboard's. */
export async function findNewestNotice(db: Database): Promise<Notice | undefined> {
  const [newest] = await notices.listOnSite(db, { limit: 1 });
  return newest;
}

/**
 * How many notices are on the site: those that stay, from their tally, without those that wait, and with those of now that
 * will end. Neither all notices nor the archive are walked through (migration 0030).
 */
export async function countNotices(db: Database, now = new Date().toISOString()): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select value from tallies where name = 'lasting_notices')
      - (select count(*) from notices where deleted_at is null and ends_at is null and published_at > ${now})
      + (select count(*) from notices where deleted_at is null and ends_at > ${now} and published_at <= ${now})
      as count`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
