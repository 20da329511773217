import { LRUCache } from "lru-cache";
import type { Database } from "~db/connection.server";
import { storageProblem } from "~db/storage-errors";

export interface Rate {
  /** Tries available at once. */
  burst: number;
  /** Seconds until one more try. */
  every: number;
}

export interface Limit extends Rate {
  /** Made by `limitKey` for addresses and names. */
  key: string;
}

export interface Taken {
  /** Seconds until this try would succeed; 0 if it did. */
  waitSeconds: number;
  blocking: Limit[];
}

/** By key: milliseconds since 1970 at which all tries are available. */
type FreeTimes = Map<string, number>;

/** From every limit or from none (generic cell rate algorithm), before the work. Refusals write nothing. */
export async function takeTry(db: Database, limits: Limit[], now = Date.now()): Promise<Taken> {
  const unstored = unstoredTimes(db);
  const stored = await findTimes(db, limits);
  const withUnstored = (times: FreeTimes) => getLatest(limits, times, unstored);
  const early = judge(limits, withUnstored(stored), now);
  if (early.waitSeconds > 0) return early;
  try {
    const taken = await db.transaction().execute(async (trx) => {
      const judged = judge(limits, withUnstored(await findTimes(trx, limits)), now);
      for (const [key, time] of judged.times) await storeTime(trx, key, time);
      return judged;
    });
    for (const key of taken.times.keys()) unstored.delete(key);
    return taken;
  } catch (error) {
    if (!storageProblem(error)) throw error;
  }
  const judged = judge(limits, withUnstored(stored), now);
  for (const [key, time] of judged.times) unstored.set(key, time);
  return judged;
}

export async function giveBackTry(db: Database, limits: Limit[]): Promise<void> {
  const unstored = unstoredTimes(db);
  for (const { key, every } of limits) {
    const time = unstored.get(key);
    if (time !== undefined) unstored.set(key, time - every * 1000);
  }
  await whereWritten(async () => {
    await db.transaction().execute(async (trx) => {
      const stored = await findTimes(trx, limits);
      for (const { key, every } of limits) {
        const time = stored.get(key);
        if (time !== undefined) await storeTime(trx, key, time - every * 1000);
      }
    });
  });
}

export async function usedTries(db: Database, limit: Limit, now = Date.now()): Promise<number> {
  const freeAt = getLatest([limit], await findTimes(db, [limit]), unstoredTimes(db)).get(limit.key) ?? 0;
  return Math.max(0, Math.ceil((freeAt - now) / (limit.every * 1000)));
}

export async function forgetTries(db: Database, { key }: Limit): Promise<void> {
  unstoredTimes(db).delete(key);
  await whereWritten(() => db.deleteFrom("rate_limits").where("key", "=", key).execute());
}

export async function purgeLimits(db: Database, now = Date.now()): Promise<void> {
  await db.deleteFrom("rate_limits").where("free_at", "<", new Date(now).toISOString()).execute();
}

/** Ignores full disks: tries come back with time. */
async function whereWritten(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!storageProblem(error)) throw error;
  }
}

async function findTimes(db: Database, limits: Limit[]): Promise<FreeTimes> {
  const keys = limits.map(({ key }) => key);
  const rows = await db.selectFrom("rate_limits").selectAll().where("key", "in", keys).execute();
  return new Map(rows.map(({ key, free_at }) => [key, Date.parse(free_at)]));
}

async function storeTime(db: Database, key: string, time: number): Promise<void> {
  const free_at = new Date(time).toISOString();
  await db
    .insertInto("rate_limits")
    .values({ key, free_at })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ free_at }))
    .execute();
}

function getLatest(
  limits: Limit[],
  stored: FreeTimes,
  unstored: { get: (key: string) => number | undefined },
): FreeTimes {
  return new Map(
    limits.map(({ key }) => [key, Math.max(stored.get(key) ?? 0, unstored.get(key) ?? 0)] as const),
  );
}

/** @returns also the times to store; none if refused */
function judge(limits: Limit[], known: FreeTimes, now: number): Taken & { times: FreeTimes } {
  const times: FreeTimes = new Map();
  const blocking: Limit[] = [];
  let latest = 0;
  for (const limit of limits) {
    const step = limit.every * 1000;
    const whole = limit.burst * step;
    // Caps times that a wrong clock has stored.
    const freeAt = Math.min(Math.max(known.get(limit.key) ?? 0, now), now + whole);
    const wait = freeAt + step - now - whole;
    times.set(limit.key, Math.round(freeAt + step));
    if (wait <= 0) continue;
    blocking.push(limit);
    latest = Math.max(latest, wait);
  }
  if (blocking.length === 0) return { waitSeconds: 0, blocking, times };
  return { waitSeconds: Math.ceil(latest / 1000), blocking, times: new Map() };
}

const maxKeys = 10_000;

const times = new WeakMap<Database, LRUCache<string, number>>();

/** Limits of this process that the database could not store. */
function unstoredTimes(db: Database): LRUCache<string, number> {
  let known = times.get(db);
  if (!known) {
    known = new LRUCache({ max: maxKeys });
    times.set(db, known);
  }
  return known;
}
