import { limitKey } from "~/limits/limit-key.server";
import { getCustomer, getNetwork } from "~/limits/network";
import {
  forgetTries,
  giveBackTry,
  type Limit,
  type Rate,
  type Taken,
  takeTry,
} from "~/limits/rate-limit.server";
import type { Database } from "~db/connection.server";

const day = 24 * 60 * 60;

/** Explained in docs/decisions/0017. Successful logins return their try. */
const rates = {
  pair: { burst: 5, every: 30 },
  network: { burst: 40, every: 5 },
  customer: { burst: 120, every: 2 },
  account: { burst: 50, every: 5 },
  /** Known devices have their own limit. */
  device: { burst: 10, every: 30 },
  /** Extra tries of a customer, and of all customers, for an account that attackers have exhausted. */
  newcomer: { burst: 2, every: day / 2 },
  newcomers: { burst: 1000, every: day / 1000 },
} satisfies Record<string, Rate>;

export interface Attempt {
  address: string;
  username: string;
  knownDevice: string | undefined;
}

export interface TakenAttempt extends Taken {
  own: Limit;
  shared: Limit[];
}

/** Counts an attempt before the password is verified. */
export async function takeAttempt(db: Database, attempt: Attempt, now = Date.now()): Promise<TakenAttempt> {
  const { address, knownDevice } = attempt;
  const name = attempt.username.toLowerCase();
  const limit = (scope: keyof typeof rates, who: string): Limit => ({
    key: limitKey(db, `login ${scope}`, who),
    ...rates[scope],
  });
  if (knownDevice) {
    const own = limit("device", `${knownDevice}\n${name}`);
    return { ...(await takeTry(db, [own], now)), own, shared: [] };
  }
  const own = limit("pair", `${getNetwork(address)}\n${name}`);
  const origin = [limit("network", getNetwork(address)), limit("customer", getCustomer(address))];
  const account = limit("account", name);
  const taken = await takeTry(db, [own, ...origin, account], now);
  const isAccountUsedUp = taken.blocking.length === 1 && taken.blocking[0] === account;
  if (!isAccountUsedUp) return { ...taken, own, shared: [...origin, account] };
  // Otherwise attackers could lock an owner out of new devices.
  const newcomer = limit("newcomer", `${getCustomer(address)}\n${name}`);
  const newcomers = limit("newcomers", name);
  const exempted = await takeTry(db, [own, ...origin, newcomer, newcomers], now);
  if (exempted.waitSeconds > 0) return { ...taken, own, shared: [] };
  return { ...exempted, own, shared: [...origin, newcomer, newcomers] };
}

export async function giveAttemptBack(db: Database, { own, shared }: TakenAttempt): Promise<void> {
  await giveBackTry(db, [own, ...shared]);
}

/** Forgets failures after a success, and returns the try to shared limits. */
export async function attemptWasRight(db: Database, { own, shared }: TakenAttempt): Promise<void> {
  await forgetTries(db, own);
  if (shared.length > 0) await giveBackTry(db, shared);
}
