import { limitKey } from "~/limits/limit-key.server";
import { customerOf, networkOf } from "~/limits/network";
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

/** docs/decisions/0017 says why these. A try that was right is given back, so failures are what counts. */
const rates = {
  /** One network at one account. */
  pair: { burst: 5, every: 30 },
  network: { burst: 40, every: 5 },
  customer: { burst: 120, every: 2 },
  account: { burst: 50, every: 5 },
  /** A device that has logged in to the account before: strangers' failures do not slow it down. */
  device: { burst: 10, every: 30 },
  /** Tries at an account that others have used up: of each customer of a provider, and of all of them. */
  newcomer: { burst: 2, every: day / 2 },
  newcomers: { burst: 1000, every: day / 1000 },
} satisfies Record<string, Rate>;

export interface Attempt {
  /** The network address that the attempt came from. */
  address: string;
  username: string;
  knownDevice: string | undefined;
}

/** An attempt that was let through; `attemptWasRight` takes it back. */
export interface TakenAttempt extends Taken {
  /** What is forgotten after a success, and what gets this one try back. */
  own: Limit;
  shared: Limit[];
}

/** Counts a login attempt as failed, before the password is looked at. */
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
  const own = limit("pair", `${networkOf(address)}\n${name}`);
  const origin = [limit("network", networkOf(address)), limit("customer", customerOf(address))];
  const account = limit("account", name);
  const taken = await takeTry(db, [own, ...origin, account], now);
  const isAccountUsedUp = taken.blocking.length === 1 && taken.blocking[0] === account;
  if (!isAccountUsedUp) return { ...taken, own, shared: [...origin, account] };
  // Whoever keeps guessing at an account would keep its owner out on every new device, for ever.
  const newcomer = limit("newcomer", `${customerOf(address)}\n${name}`);
  const newcomers = limit("newcomers", name);
  const exempted = await takeTry(db, [own, ...origin, newcomer, newcomers], now);
  if (exempted.waitSeconds > 0) return { ...taken, own, shared: [] };
  return { ...exempted, own, shared: [...origin, newcomer, newcomers] };
}

/** An attempt whose password was not looked at does not count. */
export async function giveAttemptBack(db: Database, { own, shared }: TakenAttempt): Promise<void> {
  await giveBackTry(db, [own, ...shared]);
}

/** After a successful login: what led to it is forgotten, and does not count against others of the network. */
export async function attemptWasRight(db: Database, { own, shared }: TakenAttempt): Promise<void> {
  await forgetTries(db, own);
  if (shared.length > 0) await giveBackTry(db, shared);
}
