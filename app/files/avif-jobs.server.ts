import type { ExpressionBuilder } from "kysely";
import type { Database } from "~db/connection.server";
import type { Schema } from "~db/schema";

const minute = 60 * 1000;
/** Attempts after which a picture is set aside, until somebody asks for another one. */
const maxAttempts = 3;
/** Milliseconds until the next attempt, by attempts made. */
const delays = [minute, 10 * minute];
/** The longest wait, in milliseconds, after attempts that a full disk or the like prevented. */
const longestWait = 6 * 60 * minute;
/** Milliseconds for which a claim counts: a little longer than the encoder may take for one picture. */
const lease = 330_000;

/** A picture that is this process's own to work on until `until`. */
export interface AvifClaim {
  pictureId: number;
  stem: string;
  attempts: number;
  postponed: number;
  until: string;
}

export type AvifJobs = ReturnType<typeof avifJobs>;

/** The pictures that wait for their AVIF renditions, for one process of several on one database. */
export function avifJobs(db: Database) {
  const iso = (time: number) => new Date(time).toISOString();

  /**
   * Takes a picture that is due, and counts the attempt before the work: should the process die of it, the claim runs out
   * and the attempt stays counted. Only looks, without a write, if nothing is due.
   */
  async function claim(now = Date.now()): Promise<AvifClaim | undefined> {
    const due = db.selectFrom("avif_jobs").select("picture_id").where(isDue(now)).limit(1);
    const oldest = due.orderBy("next_attempt_at").orderBy("picture_id");
    if (!(await oldest.executeTakeFirst())) return undefined;
    const until = iso(now + lease);
    const row = await db
      .updateTable("avif_jobs")
      .set((set) => ({ attempts: set("attempts", "+", 1), claimed_until: until }))
      .where("picture_id", "=", oldest)
      .returning((row) => [
        "picture_id",
        "attempts",
        "postponed",
        row
          .selectFrom("pictures")
          .select("stem")
          .whereRef("pictures.id", "=", "avif_jobs.picture_id")
          .as("stem"),
      ])
      .executeTakeFirst();
    if (!row?.stem) return undefined;
    const { picture_id: pictureId, attempts, postponed, stem } = row;
    return { pictureId, stem, attempts, postponed, until };
  }

  /** Notes that the renditions are there, whoever made them. */
  async function finish({ pictureId }: AvifClaim): Promise<void> {
    await db.transaction().execute(async (trx) => {
      await trx.updateTable("pictures").set({ avif: 1 }).where("id", "=", pictureId).execute();
      await trx.deleteFrom("avif_jobs").where("picture_id", "=", pictureId).execute();
    });
  }

  /** Notes a failure that may be the picture's own; after the last attempt it is set aside. */
  async function fail(claim: AvifClaim, words: string, now = Date.now()): Promise<void> {
    const wait = delays[claim.attempts - 1] ?? 0;
    await note(claim, { next_attempt_at: iso(now + wait), last_error: words });
  }

  /** Notes a failure that is not the picture's: the attempt does not count, and is made again later and later. */
  async function postpone(claim: AvifClaim, words: string, now = Date.now()): Promise<void> {
    await note(claim, {
      attempts: claim.attempts - 1,
      postponed: claim.postponed + 1,
      next_attempt_at: iso(now + Math.min(minute * 2 ** claim.postponed, longestWait)),
      last_error: words,
    });
  }

  /** Gives a picture back whose work was broken off; the attempt does not count. */
  async function release(claim: AvifClaim): Promise<void> {
    await note(claim, { attempts: claim.attempts - 1 });
  }

  /** A claim that ran out, and was taken by another process, is no longer ours to note anything of. */
  async function note({ pictureId, until }: AvifClaim, outcome: object): Promise<void> {
    await db
      .updateTable("avif_jobs")
      .set({ ...outcome, claimed_until: "" })
      .where("picture_id", "=", pictureId)
      .where("claimed_until", "=", until)
      .execute();
  }

  /** A time further ahead than any that is ever set comes from a clock that was wrong: it does not count. */
  function isDue(now: number) {
    return ({ eb, and, or }: ExpressionBuilder<Schema, "avif_jobs">) =>
      and([
        eb("attempts", "<", maxAttempts),
        or([eb("next_attempt_at", "<=", iso(now)), eb("next_attempt_at", ">", iso(now + longestWait))]),
        or([eb("claimed_until", "<=", iso(now)), eb("claimed_until", ">", iso(now + lease))]),
      ]);
  }

  return { claim, finish, fail, postpone, release };
}

/** How many pictures were set aside after their last attempt. */
export async function countSetAside(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("avif_jobs")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("attempts", ">=", maxAttempts)
    .where("claimed_until", "<=", new Date().toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The pictures that were set aside, the newest first, at most `limit`. */
export async function listSetAside(db: Database, limit: number) {
  return db
    .selectFrom("avif_jobs")
    .innerJoin("pictures", "pictures.id", "avif_jobs.picture_id")
    .select(["pictures.id", "stem", "width", "height", "placeholder", "created_at", "last_error"])
    .where("attempts", ">=", maxAttempts)
    .where("claimed_until", "<=", new Date().toISOString())
    .orderBy("pictures.id", "desc")
    .limit(limit)
    .execute();
}

/** Gives every picture that was set aside as many attempts as a new one. */
export async function retrySetAside(db: Database): Promise<void> {
  await db
    .updateTable("avif_jobs")
    .set({ attempts: 0, next_attempt_at: new Date().toISOString() })
    .where("attempts", ">=", maxAttempts)
    .execute();
}
