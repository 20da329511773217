import type { Database } from "~db/connection.server";
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
 * through together. `forgetAttempts` takes it back after a success.
 * @returns seconds to wait where the attempt is refused; it is then not counted
 */
export async function takeAttempt(
  db: Database,
  attempt: Attempt,
  now = Date.now(),
): Promise<{ waitSeconds: number }> {
  return db.transaction().execute(async (trx) => {
    const counts = countsOf(attempt);
    const keys = counts.map(({ key }) => key);
    const rows = await trx.selectFrom("login_attempts").selectAll().where("key", "in", keys).execute();
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
      return { waitSeconds: Math.ceil((until - now) / 1000) };
    }
    for (const count of known) {
      if (count.scope === "exempted" && blocks.length === 0) continue;
      const { free, cap } = rules[count.scope];
      const failures = count.failures + 1;
      const delay = failures < free ? 0 : Math.min(cap, 2 ** Math.min(failures - free, 10));
      const values = {
        failures,
        last_failed_at: new Date(now).toISOString(),
        blocked_until: new Date(now + delay * 1000).toISOString(),
      };
      await trx
        .insertInto("login_attempts")
        .values({ key: count.key, ...values })
        .onConflict((conflict) => conflict.column("key").doUpdateSet(values))
        .execute();
    }
    return { waitSeconds: 0 };
  });
}

/** After a successful login: the attempts that led to it are forgotten. */
export async function forgetAttempts(db: Database, attempt: Attempt): Promise<void> {
  const keys = countsOf(attempt).map(({ key }) => key);
  await db.deleteFrom("login_attempts").where("key", "in", keys).execute();
}
