import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { countRefusedLogin } from "~/capabilities/activity/refused-logins.server";
import { TooManyTriesError } from "~/limits/too-many-tries";
import { waitWords } from "~/limits/words";
import { servicesOf } from "~/services/services.server";
import type { Staff } from "~/session/session.server";
import { takeCodeTry } from "./limits.server";
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
