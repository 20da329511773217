import type { AppLoadContext } from "@remix-run/node";
import { msg, t } from "#say";
import { limitKey } from "~/limits/limit-key.server";
import { takeTry } from "~/limits/rate-limit.server";
import { TooManyTriesError } from "~/limits/too-many-tries";
import { countForm, type FormLimit } from "~/limits/visitor-forms.server";
import { waitWords } from "~/limits/words";
import { servicesOf } from "~/services/services.server";
import { plainDigits } from "~/text/digits";
import { numberIn } from "./application-number";
import { findApplication } from "./queries.server";

/** A placement camp can ask from one computer room. */
const limit: FormLimit = {
  name: "application",
  tooMany: {
    network: msg("Very many questions came from your network lately."),
    total: msg("Very many questions came in lately."),
  },
  network: 60,
  customer: 120,
  total: 600,
  again: msg("Please try again in {wait}, or call us."),
};

/** Tries per number and hour, against guessing of phone numbers. */
const triesOfNumber = 10;

const tellingDigits = 10;

const getLastDigits = (phone: string) => plainDigits(phone).replace(/\D/g, "").slice(-tellingDigits);

/** @returns undefined if number and phone number do not match @throws TooManyTriesError */
export async function askStatus(context: AppLoadContext, asked: { number: string; phone: string }) {
  await countForm(context, limit);
  const number = numberIn(asked.number);
  const phone = getLastDigits(asked.phone);
  if (!number || phone.length < 6) return undefined;
  const { db } = servicesOf(context);
  const key = limitKey(db, "application number", number);
  const { waitSeconds } = await takeTry(db, [{ key, burst: triesOfNumber, every: 3600 / triesOfNumber }]);
  if (waitSeconds > 0) {
    const wait = waitWords(waitSeconds);
    const words = t(
      "There were many questions about this number lately. Please try again in {wait}, or call us.",
      { wait },
    );
    throw new TooManyTriesError(words, waitSeconds);
  }
  const found = await findApplication(db, number);
  const theirs = (found?.phone ?? "").split(/[,;/|]|\b(?:or|and)\b/i).map(getLastDigits);
  return found && theirs.includes(phone) ? found : undefined;
}
