import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { countRefusedLogin } from "~/activity-log/refused-logins.server";
import { limitKey } from "~/limits/limit-key.server";
import { getNetwork } from "~/limits/network";
import { forgetTries, giveBackTry, type Limit, takeTry } from "~/limits/rate-limit.server";
import { TooManyTriesError } from "~/limits/too-many-tries";
import { waitWords } from "~/limits/words";
import { servicesOf } from "~/services/services.server";
import type { Staff } from "~/session/session.server";
import type { Database } from "~db/connection.server";
import { takePhoneCode } from "./queries.server";
import { isRecoveryCode, takeRecoveryCode } from "./recovery-codes.server";
import { wrongPhoneCode } from "./words";

export class WrongCodeError extends Error {
  override name = "WrongCodeError";
}

/** If the callback fails, a recovery code stays valid. @throws WrongCodeError, TooManyTriesError */
export async function withCode<Done>(
  context: AppLoadContext,
  { id: staffId, username }: Staff,
  typed: string,
  work: () => Promise<Done>,
): Promise<Done> {
  const { db, log } = servicesOf(context);
  const address = context.clientAddress ?? "";
  const code = typed.replace(/\s/g, "");
  const guessable = !isRecoveryCode(code);
  const { waitSeconds, wasRight } = await takeCodeTry(db, { address, staffId, guessable });
  if (waitSeconds > 0) {
    await countRefusedLogin(context, username, "tries");
    throw new TooManyTriesError(
      t(/* {wait} such as: 5 minutes. */ "Too many wrong codes. Please wait {wait} and try again.", {
        wait: waitWords(waitSeconds),
      }),
      waitSeconds,
    );
  }
  if (!guessable) {
    const taken = await takeRecoveryCode(db, staffId, code);
    if (!taken) {
      await countRefusedLogin(context, username, "code");
      throw new WrongCodeError(t("This recovery code is not right, or was used already. Each works once."));
    }
    await wasRight();
    return work().catch(async (error: unknown) => {
      await taken.giveBack();
      throw error;
    });
  }
  const right = await takePhoneCode(db, staffId, code);
  if (right === undefined)
    log.error("a second step cannot be read: the site's keys are not those it was sealed with");
  if (!right) {
    await countRefusedLogin(context, username, "code");
    throw new WrongCodeError(wrongPhoneCode(new Date()));
  }
  await wasRight();
  return work();
}

/** Explained in docs/decisions/0019. The password was right. */
const rates = {
  pair: { burst: 5, every: 60 },
  /** Codes from an app: there are only a million. */
  account: { burst: 20, every: 30 * 60 },
};

interface CodeTry {
  waitSeconds: number;
  /** Call it after a valid code, so that only failures count. */
  wasRight: () => Promise<void>;
}

/** @param guessable codes from an app; recovery codes are too long to guess, so they lock nobody out */
async function takeCodeTry(
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
