import { sql } from "kysely";
import { type ClockPeriod, repairTimes } from "./clock-repair";
import type { Database } from "./connection.server";
import type { ClockDoubt } from "./schema";

/**
 * Protects everything that is erased by age from a wrong clock (flat battery, typing error). The database
 * stores the time last seen; after a jump, nothing is erased until a user confirms the clock.
 */

const minute = 60_000;
const day = 24 * 60 * minute;
/** Milliseconds that a clock can step back unnoticed, as time servers do. */
const smallStep = 10 * minute;
const programBegan = Date.UTC(2024, 0, 1);

interface ClockReadings {
  /** Times are milliseconds since 1970. */
  now: number;
  lastBeat?: number | undefined;
  /** Newest record with a time of this server. */
  newest?: number | undefined;
  builtAt?: number | undefined;
}

/** Returns the anomaly of the clock, or an empty text. */
export function judgeClock({ now, lastBeat, newest, builtAt = 0 }: ClockReadings): ClockDoubt | "" {
  if (now < Math.max(programBegan, builtAt - day)) return "before program";
  if (newest !== undefined && now < newest - smallStep) return "before newest";
  return detectJump(now, lastBeat ?? newest);
}

function detectJump(now: number, before: number | undefined): "backwards" | "ahead" | "" {
  if (before === undefined) return "";
  if (now < before - smallStep) return "backwards";
  return now > before + day ? "ahead" : "";
}

/** Call it every minute and before erasing. @param builtAt build time in milliseconds, if known */
export async function noteTime(db: Database, now = Date.now(), builtAt?: number): Promise<ClockPeriod> {
  return db.transaction().execute(async (trx) => {
    const periods = await trx.selectFrom("clock_spells").selectAll().orderBy("id", "desc").execute();
    const [last] = periods;
    // A confirmed clock stays right until it jumps.
    const fixed = last?.confirmed_at ? {} : { newest: await newestRecord(trx), builtAt };
    const lastBeat = last && Date.parse(last.last_beat_at);
    const doubt = judgeClock({ now, lastBeat, ...fixed });
    const at = new Date(now).toISOString();
    const jumped = detectJump(now, lastBeat) !== "";
    const trusted = periods.find((period) => period.doubt === "");
    if (trusted && (jumped || trusted !== last)) {
      // The clock was wrong for less than a day: continue the trusted period.
      const goesOn = judgeClock({ now, lastBeat: Date.parse(trusted.last_beat_at), builtAt }) === "";
      if (goesOn) return goOn(trx, trusted, periods, now);
    }
    if (!last || jumped) {
      const begun = { began_at: at, last_beat_at: at, doubt, confirmed_at: "" };
      return trx.insertInto("clock_spells").values(begun).returningAll().executeTakeFirstOrThrow();
    }
    return trx
      .updateTable("clock_spells")
      .set({ last_beat_at: at, doubt: last.doubt || doubt })
      .where("id", "=", last.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

async function goOn(db: Database, trusted: ClockPeriod, periods: ClockPeriod[], now: number) {
  await repairTimes(
    db,
    periods.filter(({ id }) => id > trusted.id),
    now,
  );
  await db.deleteFrom("clock_spells").where("id", ">", trusted.id).execute();
  return db
    .updateTable("clock_spells")
    .set({ last_beat_at: new Date(now).toISOString() })
    .where("id", "=", trusted.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findDoubtedPeriod(db: Database): Promise<ClockPeriod | undefined> {
  return db
    .selectFrom("clock_spells")
    .selectAll()
    .where("doubt", "!=", "")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Ask right before erasing: the clock can have jumped since the last beat. */
export async function isErasingAllowed(db: Database, now = Date.now()): Promise<boolean> {
  await noteTime(db, now);
  return (await findDoubtedPeriod(db)) === undefined;
}

/** Newest time set by this server, never by a form or an import. Each is the last entry of an index. */
async function newestRecord(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ newest: string | null }>`
    select max(at) as newest from (
      select (select at from activity order by id desc limit 1) as at
      union all select (select created_at from messages order by id desc limit 1)
      union all select (select created_at from pictures order by id desc limit 1)
      union all select (select created_at from sessions order by created_at desc limit 1)
      union all select (select created_at from submissions order by created_at desc limit 1)
    ) as newest_of_each`.execute(db);
  const newest = rows[0]?.newest;
  return newest ? Date.parse(newest) : undefined;
}
