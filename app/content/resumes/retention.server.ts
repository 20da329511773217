import type { Logger } from "pino";
import { readSettings } from "~/capabilities/settings/queries.server";
import { addMonths, todayAtSchool } from "~/dates/dates";
import { removeOrLog } from "~/files/remove-or-log.server";
import type { FileStore } from "~/files/store.server";
import type { Database } from "~db/connection.server";
import { inPortions } from "~db/in-portions";
import { takeDueResumes } from "./queries.server";

/** What erasing works with. */
interface Store {
  db: Database;
  files: FileStore;
  log: Pick<Logger, "error">;
}

/** Days before it is erased on which a resume is announced to staff. */
const noticeDays = 7;

/** Resumes erased in one transaction. */
const portion = 25;

function inNoticeDays(now: Date): Date {
  return new Date(now.getTime() + noticeDays * 24 * 60 * 60 * 1000);
}

/** The day in a week: none that is announced now is erased before it. */
export function firstErasingDay(now = new Date()): string {
  return todayAtSchool(inNoticeDays(now));
}

/**
 * Sets the day on which resumes are erased that will have been here for `months` within a week, and takes it back where
 * that is so no more. No resume goes that was not announced for a week, not after the server stood still and not after
 * somebody shortened the time.
 */
export async function announceErasing(db: Database, months: number, now = new Date()): Promise<void> {
  const limit = addMonths(inNoticeDays(now), -months).toISOString();
  const day = firstErasingDay(now);
  await db
    .updateTable("resumes")
    .set({ erase_on: day })
    .where("received_at", "<", limit)
    .where((where) => where.or([where("erase_on", "is", null), where("erase_on", ">", day)]))
    .execute();
  await db
    .updateTable("resumes")
    .set({ erase_on: null })
    .where("erase_on", "is not", null)
    .where("received_at", ">=", limit)
    .execute();
}

/** How many resumes have been here for `months` already. */
export async function countOlderThan(db: Database, months: number, now = new Date()): Promise<number> {
  const { count } = await db
    .selectFrom("resumes")
    .select((select) => select.fn.countAll<number | string>().as("count"))
    .where("received_at", "<", addMonths(now, -months).toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Staff have asked for it: what has been here for `months` goes at the next `eraseDueResumes`, without a week's notice. */
export async function giveUpOlderThan(db: Database, months: number, now = new Date()): Promise<void> {
  await db
    .updateTable("resumes")
    .set({ erase_on: todayAtSchool(now) })
    .where("received_at", "<", addMonths(now, -months).toISOString())
    .execute();
}

/** How many resumes are announced, and the first day on which some of them are erased. */
export async function summarizeAnnounced(
  db: Database,
): Promise<{ count: number; first: string; last: string }> {
  const row = await db
    .selectFrom("resumes")
    .select((select) => [
      select.fn.countAll<number | string>().as("count"),
      select.fn.min("erase_on").as("first"),
      select.fn.max("erase_on").as("last"),
    ])
    .where("erase_on", "is not", null)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), first: row.first ?? "", last: row.last ?? "" };
}

/** Announces the resumes that have been here long enough by the settings, and erases those whose day has come. */
export async function eraseOldResumes(store: Store, now = new Date()): Promise<number> {
  const months = Number((await readSettings(store.db)).resume_months) || 12;
  await announceErasing(store.db, months, now);
  return eraseDueResumes(store, now);
}

/**
 * Erases the resumes whose day has come, in portions, rows first, then files. A file that cannot be removed is logged
 * and left to the sweeper.
 * @returns how many
 */
export async function eraseDueResumes(store: Store, now = new Date()): Promise<number> {
  return inPortions(portion, async (limit) => {
    const names = await takeDueResumes(store.db, todayAtSchool(now), limit);
    await removeOrLog(
      store,
      names.map((name) => ({ kind: "resumes", name })),
    );
    return names.length;
  });
}
