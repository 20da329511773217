import type { Logger } from "pino";
import { addMonths, todayAtSchool } from "~/dates/dates";
import { removeOrLog } from "~/files/store/remove-or-log.server";
import type { FileStore } from "~/files/store/store.server";
import { readSettings } from "~/settings/queries.server";
import type { Database } from "~db/connection.server";
import { inPortions } from "~db/in-portions";
import { takeDueResumes } from "./queries.server";

interface Store {
  db: Database;
  files: FileStore;
  log: Pick<Logger, "error">;
}

/** Days between announcement and erasure. */
const noticeDays = 7;

const portion = 25;

function inNoticeDays(now: Date): Date {
  return new Date(now.getTime() + noticeDays * 24 * 60 * 60 * 1000);
}

export function firstErasingDay(now = new Date()): string {
  return todayAtSchool(inNoticeDays(now));
}

/** Sets or removes erasure dates. Every resume is announced a week before, even after a downtime. */
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

/** Counts resumes older than `months`. */
export async function countOlderThan(db: Database, months: number, now = new Date()): Promise<number> {
  const { count } = await db
    .selectFrom("resumes")
    .select((select) => select.fn.countAll<number | string>().as("count"))
    .where("received_at", "<", addMonths(now, -months).toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** As confirmed by staff, the next `eraseDueResumes` erases them without announcement. */
export async function giveUpOlderThan(db: Database, months: number, now = new Date()): Promise<void> {
  await db
    .updateTable("resumes")
    .set({ erase_on: todayAtSchool(now) })
    .where("received_at", "<", addMonths(now, -months).toISOString())
    .execute();
}

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

export async function eraseOldResumes(store: Store, now = new Date()): Promise<number> {
  const months = Number((await readSettings(store.db)).resume_months) || 12;
  await announceErasing(store.db, months, now);
  return eraseDueResumes(store, now);
}

/** In portions, rows first, then files; failures are logged and left to the sweep. @returns number */
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
