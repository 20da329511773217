import type { Database } from "~db/connection.server";

/**
 * True if a check has run for a day already. Any other day asks for a run, an earlier one too: a clock that was ahead does not
 * keep the checks from running once it is right again.
 */
export async function hasRun(db: Database, name: string, day: string): Promise<boolean> {
  const row = await db.selectFrom("check_runs").select("day").where("name", "=", name).executeTakeFirst();
  return row?.day === day;
}

/** Notes that a check has run for a day. */
export async function noteRun(db: Database, name: string, day: string): Promise<void> {
  const row = { day, finished_at: new Date().toISOString() };
  await db
    .insertInto("check_runs")
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .execute();
}

/** When a check ran last, as an ISO time; undefined if it never did. */
export async function lastRun(db: Database, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("check_runs")
    .select("finished_at")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.finished_at;
}
