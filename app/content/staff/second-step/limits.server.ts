import { limitKey } from "~/limits/limit-key.server";
import { getNetwork } from "~/limits/network";
import { forgetTries, giveBackTry, type Limit, takeTry } from "~/limits/rate-limit.server";
import type { Database } from "~db/connection.server";

/** Explained in docs/decisions/0019. The password was right. */
const rates = {
  pair: { burst: 5, every: 60 },
  /** Codes from an app: there are only a million. */
  account: { burst: 20, every: 30 * 60 },
};

export interface CodeTry {
  waitSeconds: number;
  /** Call it after a valid code, so that only failures count. */
  wasRight: () => Promise<void>;
}

/** @param guessable codes from an app; recovery codes are too long to guess, so they lock nobody out */
export async function takeCodeTry(
  db: Database,
  { address, staffId, guessable }: { address: string; staffId: number; guessable: boolean },
): Promise<CodeTry> {
  const limit = (scope: keyof typeof rates, who: string): Limit => ({
    key: limitKey(db, `second step ${scope}`, who),
    ...rates[scope],
  });
  const kind = guessable ? "phone" : "recovery";
  const own = limit("pair", `${kind}\n${getNetwork(address)}\n${staffId}`);
  const account = guessable ? [limit("account", `${staffId}`)] : [];
  const { waitSeconds } = await takeTry(db, [own, ...account]);
  const wasRight = async () => {
    await forgetTries(db, own);
    if (account.length > 0) await giveBackTry(db, account);
  };
  return { waitSeconds, wasRight };
}
