import { limitKey } from "~/limits/limit-key.server";
import { networkOf } from "~/limits/network";
import { forgetTries, giveBackTry, type Limit, takeTry } from "~/limits/rate-limit.server";
import type { Database } from "~db/connection.server";

/** docs/decisions/0019 says why these. Whoever gets here has the right password already. */
const rates = {
  /** One network at one account. */
  pair: { burst: 5, every: 60 },
  /** Codes from the phone at one account: there are only a million. */
  account: { burst: 20, every: 30 * 60 },
};

/** A code that is about to be looked at. */
export interface CodeTry {
  /** Seconds to wait; 0 where it was let through. */
  waitSeconds: number;
  /** To be called where the code was right: wrong ones are what counts. */
  wasRight: () => Promise<void>;
}

/**
 * Counts a code as wrong, before it is looked at.
 * @param guessable a code from the phone; recovery codes are too long to be guessed, so that nobody who guesses keeps the
 * owner of an account from using one
 */
export async function takeCodeTry(
  db: Database,
  { address, staffId, guessable }: { address: string; staffId: number; guessable: boolean },
): Promise<CodeTry> {
  const limit = (scope: keyof typeof rates, who: string): Limit => ({
    key: limitKey(db, `second step ${scope}`, who),
    ...rates[scope],
  });
  const kind = guessable ? "phone" : "recovery";
  const own = limit("pair", `${kind}\n${networkOf(address)}\n${staffId}`);
  const account = guessable ? [limit("account", `${staffId}`)] : [];
  const { waitSeconds } = await takeTry(db, [own, ...account]);
  const wasRight = async () => {
    await forgetTries(db, own);
    if (account.length > 0) await giveBackTry(db, account);
  };
  return { waitSeconds, wasRight };
}
