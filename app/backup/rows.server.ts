import { msg } from "#message";
import { instantAtSchool, todayAtSchool } from "~/dates/dates";
import { anyRow } from "~db/any-row";
import type { Database } from "~db/connection.server";

/** Milliseconds after which a run without renewal counts as interrupted. */
export const leaseTime = 3 * 60_000;

export const interrupted = msg(
  /* Why a backup or its copy has no end. */ "It was interrupted: the server stopped, or was restarted.",
);

/** Why a backup failed; the site then counts as damaged. */
export const damagedDatabase = msg(
  /* Why a backup failed. */ "The database is damaged. Ask the person who looks after the server to bring back the last good backup.",
);

export async function askForBackup(db: Database, staffName: string, now = new Date()): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await failInterrupted(trx, now);
    const open = await trx
      .selectFrom("backups")
      .select("id")
      .where("state", "in", ["asked", "running"])
      .executeTakeFirst();
    if (open) return false;
    await trx
      .insertInto("backups")
      .values({ state: "asked", asked_by: staffName, started_at: now.toISOString() })
      .execute();
    return true;
  });
}

export async function isBackupAsked(db: Database): Promise<boolean> {
  return anyRow(db.selectFrom("backups").select("id").where("state", "=", "asked"));
}

/** True if the nightly backup is due. @param time setting, `HH:mm` */
export async function isBackupDue(db: Database, time: string, now = new Date()): Promise<boolean> {
  const last = await db
    .selectFrom("backups")
    .select(["started_at", "state"])
    .where("state", "in", ["running", "good", "failed"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return isDue({ time, now: now.getTime(), last: last as Parameters<typeof isDue>[0]["last"] });
}

/** @param isWanted checked in the same transaction @returns undefined if another process runs one */
export async function claimRun(
  db: Database,
  isWanted: (trx: Database) => Promise<boolean>,
  now = new Date(),
  askedBy = "",
): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    await failInterrupted(trx, now);
    const rows = await trx
      .selectFrom("backups")
      .select(["id", "state"])
      .where("state", "in", ["asked", "running"])
      .execute();
    if (rows.some(({ state }) => state === "running")) return undefined;
    const lease = new Date(now.getTime() + leaseTime).toISOString();
    const claimed = { state: "running" as const, started_at: now.toISOString(), lease_until: lease };
    const [asked] = rows;
    if (asked) {
      await trx.updateTable("backups").set(claimed).where("id", "=", asked.id).execute();
      return asked.id;
    }
    if (!(await isWanted(trx))) return undefined;
    const values = { ...claimed, asked_by: askedBy };
    const row = await trx.insertInto("backups").values(values).returning("id").executeTakeFirstOrThrow();
    return row.id;
  });
}

export async function renewLease(db: Database, id: number, now = Date.now()): Promise<void> {
  const lease_until = new Date(now + leaseTime).toISOString();
  await db
    .updateTable("backups")
    .set({ lease_until })
    .where("id", "=", id)
    .where("state", "in", ["running", "good"])
    .execute();
}

interface Outcome {
  state: "good" | "failed";
  name?: string;
  bytes?: number;
  contents?: string;
  problem?: string;
}

export async function finishRun(db: Database, id: number, outcome: Outcome, now = new Date()): Promise<void> {
  await db
    .updateTable("backups")
    .set({ ...outcome, finished_at: now.toISOString() })
    .where("id", "=", id)
    .execute();
}

export async function noteCopy(db: Database, id: number, problem: string, now = new Date()): Promise<void> {
  const copied = problem === "" ? { copied_at: now.toISOString() } : {};
  await db
    .updateTable("backups")
    .set({ ...copied, copy_problem: problem, lease_until: "" })
    .where("id", "=", id)
    .execute();
}

async function failInterrupted(db: Database, now: Date): Promise<void> {
  await db
    .updateTable("backups")
    .set({ state: "failed", problem: interrupted, finished_at: now.toISOString() })
    .where("state", "=", "running")
    .where("lease_until", "<", now.toISOString())
    .execute();
}

export async function listRuns(db: Database, limit: number) {
  return db.selectFrom("backups").selectAll().orderBy("id", "desc").limit(limit).execute();
}

export async function findLastGood(db: Database) {
  return db
    .selectFrom("backups")
    .select([
      "id",
      "name",
      "started_at",
      "finished_at",
      "bytes",
      "contents",
      "problem",
      "copied_at",
      "copy_problem",
      "lease_until",
    ])
    .where("state", "=", "good")
    .orderBy("started_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** True if the last good backup has no copy and none is being made. */
export async function isCopyMissing(db: Database, now = new Date()): Promise<boolean> {
  const good = await findLastGood(db);
  return good !== undefined && !good.copied_at && !(good.lease_until > now.toISOString());
}

export async function claimCopy(db: Database, now = new Date()) {
  return db.transaction().execute(async (trx) => {
    const good = await findLastGood(trx);
    if (!good || !(await isCopyMissing(trx, now))) return undefined;
    await renewLease(trx, good.id, now.getTime());
    return good;
  });
}

export async function listGoodArchives(db: Database): Promise<{ good: Set<string>; manual: Set<string> }> {
  const rows = await db
    .selectFrom("backups")
    .select(["name", "asked_by"])
    .where("state", "=", "good")
    .execute();
  const manual = rows.filter(({ asked_by }) => asked_by !== "");
  return { good: new Set(rows.map(({ name }) => name)), manual: new Set(manual.map(({ name }) => name)) };
}

const day = 24 * 60 * 60 * 1000;
const retryAfter = 60 * 60 * 1000;

/** Returns the last scheduled time of a nightly backup, in milliseconds since 1970. */
export function lastScheduled(time: string, now: number): number {
  const on = (date: string) => instantAtSchool(`${date}T${time}:00`);
  const today = todayAtSchool(new Date(now));
  const ofToday = on(today);
  if (ofToday <= now) return ofToday;
  return on(new Date(Date.parse(today) - day).toISOString().slice(0, 10));
}

interface Runs {
  time: string;
  now: number;
  last?: { started_at: string; state: "running" | "good" | "failed" } | undefined;
}

export function isDue({ time, now, last }: Runs): boolean {
  if (!last) return true;
  const started = Date.parse(last.started_at);
  // The clock was ahead during the last backup; do not wait for that time.
  if (started > now) return true;
  if (started < lastScheduled(time, now)) return true;
  return last.state === "failed" && now - started >= retryAfter;
}
