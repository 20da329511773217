import type { Database } from "~db/connection.server";
import { storageProblem } from "~db/storage-errors";
import { type AttemptRow, memoryStoreOf } from "./memory-store.server";
import { customerOf, networkOf } from "./network";
import { sha256 } from "./secrets.server";

/**
 * Attempts that cost nothing, then a delay that doubles from one second up to `cap`. The caps are short on
 * purpose: guessing stays hopeless at the twelve tries a minute that an account takes at most, and the owner never
 * waits longer than that.
 */
const rules = {
  pair: { free: 5, cap: 30 },
  address: { free: 20, cap: 30 },
  account: { free: 50, cap: 5 },
  device: { free: 10, cap: 30 },
  newcomer: { free: Number.POSITIVE_INFINITY, cap: 0 },
  exempted: { free: Number.POSITIVE_INFINITY, cap: 0 },
};

/**
 * The account's own limit lets the first two attempts of each customer of a provider through: whoever keeps guessing
 * at an account would otherwise keep its owner out on every new device, for ever. Of such exemptions an account has
 * sixty in the time that failures count, so that somebody with very many networks gains no more than that.
 */
const exemptions = { perCustomer: 2, perAccount: 60 };

/** Failures this many milliseconds ago no longer count. */
const memory = 15 * 60 * 1000;

export interface Attempt {
  /** The network address that the attempt came from. */
  address: string;
  username: string;
  /** A device this account has logged in from before: strangers' failures do not slow it down. */
  knownDevice: string | undefined;
}

interface Count {
  scope: keyof typeof rules;
  key: string;
}

function countsOf({ address, username, knownDevice }: Attempt): Count[] {
  const name = username.toLowerCase();
  const network = networkOf(address);
  const count = (scope: Count["scope"], who: string): Count => ({ scope, key: `${scope}:${sha256(who)}` });
  if (knownDevice) return [count("device", `${knownDevice}\n${name}`)];
  return [
    count("pair", `${network}\n${name}`),
    count("address", network),
    count("account", name),
    count("newcomer", `${customerOf(address)}\n${name}`),
    count("exempted", name),
  ];
}

/**
 * Counts a login attempt as failed before the password is looked at, so that a thousand at once cannot slip
 * through together. `forgetAttempts` takes it back after a success. Where the database takes no writes the attempts are
 * counted in memory.
 * @returns seconds to wait where the attempt is refused; it is then not counted
 */
export async function takeAttempt(
  db: Database,
  attempt: Attempt,
  now = Date.now(),
): Promise<{ waitSeconds: number }> {
  const counts = countsOf(attempt);
  try {
    return await db.transaction().execute(async (trx) => {
      const { waitSeconds, counted } = judge(counts, await findRows(trx, counts), now);
      for (const { key, ...values } of counted) {
        await trx
          .insertInto("login_attempts")
          .values({ key, ...values })
          .onConflict((conflict) => conflict.column("key").doUpdateSet(values))
          .execute();
      }
      return { waitSeconds };
    });
  } catch (error) {
    if (!storageProblem(error)) throw error;
  }
  const stored = await findRows(db, counts);
  const { attempts } = memoryStoreOf(db);
  // From here on without a pause, so that no other attempt slips through meanwhile.
  const inMemory = counts.flatMap(({ key }) => attempts.get(key) ?? []);
  const { waitSeconds, counted } = judge(counts, [...inMemory, ...stored], now);
  for (const row of counted) attempts.set(row.key, row);
  return { waitSeconds };
}

function findRows(db: Database, counts: Count[]): Promise<AttemptRow[]> {
  const keys = counts.map(({ key }) => key);
  return db.selectFrom("login_attempts").selectAll().where("key", "in", keys).execute();
}

/** Whether an attempt has to wait, and if not, what is to be counted. @param rows the first one of a key counts */
function judge(
  counts: Count[],
  rows: AttemptRow[],
  now: number,
): { waitSeconds: number; counted: AttemptRow[] } {
  const known = counts.map(({ scope, key }) => {
    const row = rows.find((candidate) => candidate.key === key);
    const isRecent = row && now - Date.parse(row.last_failed_at) < memory;
    return {
      scope,
      key,
      failures: isRecent ? row.failures : 0,
      until: row ? Date.parse(row.blocked_until) : 0,
    };
  });
  const failuresOf = (scope: Count["scope"]) => known.find((count) => count.scope === scope)?.failures ?? 0;
  const isExempt =
    failuresOf("newcomer") < exemptions.perCustomer && failuresOf("exempted") < exemptions.perAccount;
  const blocks = known.filter((count) => count.until > now);
  const counting = blocks.filter(({ scope }) => !(isExempt && scope === "account"));
  if (counting.length > 0) {
    const until = Math.max(...counting.map((count) => count.until));
    return { waitSeconds: Math.ceil((until - now) / 1000), counted: [] };
  }
  const counted = known
    .filter(({ scope }) => scope !== "exempted" || blocks.length > 0)
    .map((count) => {
      const { free, cap } = rules[count.scope];
      const failures = count.failures + 1;
      const delay = failures < free ? 0 : Math.min(cap, 2 ** Math.min(failures - free, 10));
      return {
        key: count.key,
        failures,
        last_failed_at: new Date(now).toISOString(),
        blocked_until: new Date(now + delay * 1000).toISOString(),
      };
    });
  return { waitSeconds: 0, counted };
}

/** After a successful login: the attempts that led to it are forgotten. */
export async function forgetAttempts(db: Database, attempt: Attempt): Promise<void> {
  const keys = countsOf(attempt).map(({ key }) => key);
  const { attempts } = memoryStoreOf(db);
  for (const key of keys) attempts.delete(key);
  try {
    await db.deleteFrom("login_attempts").where("key", "in", keys).execute();
  } catch (error) {
    if (!storageProblem(error)) throw error;
  }
}
