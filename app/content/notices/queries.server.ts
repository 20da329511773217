import { recordsOf } from "~/content/records/records.server";
import type { Listing } from "~/forms/paging.server";
import type { Database } from "~db/connection.server";
import { readTally } from "~db/tallies";
import { notice } from "./notice";

/** Notices, by the time they were posted. */
export const notices = recordsOf(notice);

export type Notice = Awaited<ReturnType<typeof notices.list>>[number];

interface NoticeListing extends Listing {
  /** One category only; all of them where it is missing. */
  category?: string | undefined;
}

/** Notices newest first. */
export async function listNotices(db: Database, { category, ...listing }: NoticeListing): Promise<Notice[]> {
  return notices.list(db, listing, category ? { category } : {});
}

/** The notice posted last: the marquee's, and the dashboard's. */
export async function findNewestNotice(db: Database): Promise<Notice | undefined> {
  const [newest] = await notices.list(db, { limit: 1 });
  return newest;
}

/** How many notices there are, from the tally: nothing is scanned. */
export async function countNotices(db: Database): Promise<number> {
  return readTally(db, "notices");
}
