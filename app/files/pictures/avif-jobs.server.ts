import type { ExpressionBuilder } from "kysely";
import type { Database } from "~db/connection.server";
import type { Schema } from "~db/schema";

const minute = 60 * 1000;
const maxAttempts = 3;
const delays = [minute, 10 * minute];
/** Maximum delay, in milliseconds, after attempts that a full disk or the like prevented. */
const maxDelayMs = 6 * 60 * minute;
/** Milliseconds that a claim is valid: slightly longer than the encoder's timeout. */
const leaseMs = 330_000;

export interface AvifClaim {
  pictureId: number;
  stem: string;
  attempts: number;
  postponed: number;
  until: string;
}

export type AvifJobs = ReturnType<typeof avifJobs>;

/** Queue of pictures without AVIF renditions, for several processes on one database. */
export function avifJobs(db: Database) {
  const iso = (time: number) => new Date(time).toISOString();

  /** Counts the attempt first, in case the process dies of it. Writes nothing if none is due. */
  async function claim(now = Date.now()): Promise<AvifClaim | undefined> {
    const due = db.selectFrom("avif_jobs").select("picture_id").where(isDue(now)).limit(1);
    const oldest = due.orderBy("next_attempt_at").orderBy("picture_id");
    if (!(await oldest.executeTakeFirst())) return undefined;
    const until = iso(now + leaseMs);
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

  async function finish({ pictureId }: AvifClaim): Promise<void> {
    await db.transaction().execute(async (trx) => {
      await trx.updateTable("pictures").set({ avif: 1 }).where("id", "=", pictureId).execute();
      await trx.deleteFrom("avif_jobs").where("picture_id", "=", pictureId).execute();
    });
  }

  /** Records a failure of the picture; the last attempt sets it aside. */
  async function fail(claim: AvifClaim, words: string, now = Date.now()): Promise<void> {
    const wait = delays[claim.attempts - 1] ?? 0;
    await note(claim, { next_attempt_at: iso(now + wait), last_error: words });
  }

  /** Records a failure with another cause: does not count, but increases the delay. */
  async function postpone(claim: AvifClaim, words: string, now = Date.now()): Promise<void> {
    await note(claim, {
      attempts: claim.attempts - 1,
      postponed: claim.postponed + 1,
      next_attempt_at: iso(now + Math.min(minute * 2 ** claim.postponed, maxDelayMs)),
      last_error: words,
    });
  }

  /** Releases an interrupted picture; the attempt does not count. */
  async function release(claim: AvifClaim): Promise<void> {
    await note(claim, { attempts: claim.attempts - 1 });
  }

  /** Updates the row only while the claim is ours. */
  async function note({ pictureId, until }: AvifClaim, outcome: object): Promise<void> {
    await db
      .updateTable("avif_jobs")
      .set({ ...outcome, claimed_until: "" })
      .where("picture_id", "=", pictureId)
      .where("claimed_until", "=", until)
      .execute();
  }

  /** Ignores times too far in the future, which a wrong clock has set. */
  function isDue(now: number) {
    return ({ eb, and, or }: ExpressionBuilder<Schema, "avif_jobs">) =>
      and([
        eb("attempts", "<", maxAttempts),
        or([eb("next_attempt_at", "<=", iso(now)), eb("next_attempt_at", ">", iso(now + maxDelayMs))]),
        or([eb("claimed_until", "<=", iso(now)), eb("claimed_until", ">", iso(now + leaseMs))]),
      ]);
  }

  return { claim, finish, fail, postpone, release };
}

export async function countSetAside(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("avif_jobs")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("attempts", ">=", maxAttempts)
    .where("claimed_until", "<=", new Date().toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function listSetAside(db: Database, limit: number) {
  return db
    .selectFrom("avif_jobs")
    .innerJoin("pictures", "pictures.id", "avif_jobs.picture_id")
    .select(["pictures.id", "stem", "width", "height", "placeholder", "focus", "created_at", "last_error"])
    .where("attempts", ">=", maxAttempts)
    .where("claimed_until", "<=", new Date().toISOString())
    .orderBy("pictures.id", "desc")
    .limit(limit)
    .execute();
}

export async function retrySetAside(db: Database): Promise<void> {
  await db
    .updateTable("avif_jobs")
    .set({ attempts: 0, next_attempt_at: new Date().toISOString() })
    .where("attempts", ">=", maxAttempts)
    .execute();
}
