import type { Database } from "~db/connection.server";

/** True if a check ran for exactly this day: after a clock that was ahead, it runs again. */
export async function hasRun(db: Database, name: string, day: string): Promise<boolean> {
  const row = await db.selectFrom("check_runs").select("day").where("name", "=", name).executeTakeFirst();
  return row?.day === day;
}

export async function noteRun(db: Database, name: string, day: string): Promise<void> {
  const row = { day, finished_at: new Date().toISOString() };
  await db
    .insertInto("check_runs")
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .execute();
}

export async function lastRun(db: Database, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("check_runs")
    .select("finished_at")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.finished_at;
}
