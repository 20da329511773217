import type { Database } from "~db/connection.server";
import { sha256 } from "./secrets.server";

/**
 * Attempts that cost nothing, then a delay that doubles from one second up to `cap`. The caps are short on
 * purpose: guessing stays hopeless at two tries a minute, and the owner never waits longer than that.
 */
const rules = {
  pair: { free: 5, cap: 30 },
  address: { free: 20, cap: 30 },
  account: { free: 50, cap: 5 },
  device: { free: 10, cap: 30 },
};

/** Failures this many milliseconds ago no longer count. */
const memory = 15 * 60 * 1000;

export interface Attempt {
  address: string;
  username: string;
  /** A device this account has logged in from before: strangers' failures do not slow it down. */
  knownDevice: string | undefined;
}

function keysOf({ address, username, knownDevice }: Attempt) {
  const name = username.toLowerCase();
  if (knownDevice) return [{ key: `device:${sha256(`${knownDevice}\n${name}`)}`, rule: rules.device }];
  return [
    { key: `pair:${sha256(`${address}\n${name}`)}`, rule: rules.pair },
    { key: `address:${sha256(address)}`, rule: rules.address },
    { key: `account:${sha256(name)}`, rule: rules.account },
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
    const keys = keysOf(attempt);
    const rows = await trx
      .selectFrom("login_attempts")
      .selectAll()
      .where(
        "key",
        "in",
        keys.map(({ key }) => key),
      )
      .execute();
    const until = Math.max(0, ...rows.map((row) => Date.parse(row.blocked_until)));
    if (until > now) return { waitSeconds: Math.ceil((until - now) / 1000) };
    for (const { key, rule } of keys) {
      const row = rows.find((candidate) => candidate.key === key);
      const recent = row && now - Date.parse(row.last_failed_at) < memory ? row.failures : 0;
      const failures = recent + 1;
      const delay = failures < rule.free ? 0 : Math.min(rule.cap, 2 ** Math.min(failures - rule.free, 10));
      const values = {
        failures,
        last_failed_at: new Date(now).toISOString(),
        blocked_until: new Date(now + delay * 1000).toISOString(),
      };
      await trx
        .insertInto("login_attempts")
        .values({ key, ...values })
        .onConflict((conflict) => conflict.column("key").doUpdateSet(values))
        .execute();
    }
    return { waitSeconds: 0 };
  });
}

/** After a successful login: the attempts that led to it are forgotten. */
export async function forgetAttempts(db: Database, attempt: Attempt): Promise<void> {
  await db
    .deleteFrom("login_attempts")
    .where(
      "key",
      "in",
      keysOf(attempt).map(({ key }) => key),
    )
    .execute();
}
