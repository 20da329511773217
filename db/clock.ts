import { sql } from "kysely";
import { type ClockPeriod, repairTimes } from "./clock-repair";
import type { Database } from "./connection.server";
import type { ClockDoubt } from "./schema";

/**
 * The guard of everything that is erased because it is old. A machine's clock can be wrong (a flat battery, a slip of
 * the hand), and one start a year ahead would erase every resume for good. So the database keeps the time last seen,
 * its beat; where the clock has jumped, nothing is erased until a person confirms it.
 */

const minute = 60_000;
const day = 24 * 60 * minute;
/** Milliseconds by which a clock may step back without a question: time servers correct small errors that way. */
const smallStep = 10 * minute;
/** No version of this program is older. */
const programBegan = Date.UTC(2024, 0, 1);

interface ClockFacts {
  /** All times are milliseconds since 1970. */
  now: number;
  lastBeat?: number | undefined;
  /** The newest record that this server dated itself. */
  newest?: number | undefined;
  /** When the running program was built. */
  builtAt?: number | undefined;
}

/** What is odd about the clock, or an empty text. */
export function judgeClock({ now, lastBeat, newest, builtAt = 0 }: ClockFacts): ClockDoubt | "" {
  if (now < Math.max(programBegan, builtAt - day)) return "before program";
  if (newest !== undefined && now < newest - smallStep) return "before newest";
  return jumpOf(now, lastBeat ?? newest);
}

function jumpOf(now: number, before: number | undefined): "backwards" | "ahead" | "" {
  if (before === undefined) return "";
  if (now < before - smallStep) return "backwards";
  return now > before + day ? "ahead" : "";
}

/**
 * Notes that it is `now` and looks whether the clock has jumped; to be called every minute, and before anything is
 * erased.
 * @param builtAt when the running program was built, in milliseconds since 1970, where that is known
 * @returns the spell that the clock is in now
 */
export async function noteTime(db: Database, now = Date.now(), builtAt?: number): Promise<ClockPeriod> {
  return db.transaction().execute(async (trx) => {
    const periods = await trx.selectFrom("clock_spells").selectAll().orderBy("id", "desc").execute();
    const [last] = periods;
    // A clock that a person has confirmed stays right as long as it does not jump.
    const fixed = last?.confirmed_at ? {} : { newest: await newestRecord(trx), builtAt };
    const lastBeat = last && Date.parse(last.last_beat_at);
    const doubt = judgeClock({ now, lastBeat, ...fixed });
    const at = new Date(now).toISOString();
    const jumped = jumpOf(now, lastBeat) !== "";
    const trusted = periods.find((period) => period.doubt === "");
    if (trusted && (jumped || trusted !== last)) {
      // The clock went wrong and was set right again within a day: it goes on where it was trusted last.
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

/** The spell whose clock a person has to confirm; undefined if nothing is wrong. */
export async function findDoubtedPeriod(db: Database): Promise<ClockPeriod | undefined> {
  return db
    .selectFrom("clock_spells")
    .selectAll()
    .where("doubt", "!=", "")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/**
 * True if what is old may be erased now. To be asked by everything that erases by age, right before it does.
 * The clock is looked at in the same moment: it may have jumped since the last beat.
 */
export async function isErasingAllowed(db: Database, now = Date.now()): Promise<boolean> {
  await noteTime(db, now);
  return (await findDoubtedPeriod(db)) === undefined;
}

/**
 * The newest record that got its time from this server's clock, never from a form or another site. Each is the last of
 * its table, found by an index.
 */
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
