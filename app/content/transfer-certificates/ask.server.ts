import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { recordEvent } from "~/content/activity/record-event.server";
import { serveFile } from "~/files/serve.server";
import { limitKey } from "~/limits/limit-key.server";
import { giveBackTry, takeTry } from "~/limits/rate-limit.server";
import { TooManyTriesError } from "~/limits/too-many-tries";
import { countForm, type FormLimit } from "~/limits/visitor-forms.server";
import { waitWords } from "~/limits/words";
import { servicesOf } from "~/services/services.server";
import type { FoundBy } from "./named-file";
import { certificateFileName, foldNumber } from "./number";
import { findByNumber } from "./queries.server";
import { transferCertificate } from "./transfer-certificate";

/** A cyber café may ask for a whole class that leaves. */
const limit: FormLimit = {
  name: "transfer certificate",
  tooMany: {
    network: "Very many questions came from your network lately.",
    total: "Very many questions came in lately.",
  },
  network: 30,
  customer: 60,
  total: 300,
  again: "Please try again in {wait}, or call us.",
};

/**
 * Wrong tries for one number: six at once, then one in four hours. Of a pupil whose class is known some seven hundred days may
 * be the day of birth: trying half of them takes two months.
 */
const ofNumber = { burst: 6, every: 4 * 3600 };

/**
 * The certificate with exactly this number and date of birth, as a download; undefined where there is none with both. Whether
 * number or date is wrong makes no difference: one look-up has both, and the tries for a number are counted whether there is
 * such a number or not. Who finds one gets the try for its number back.
 * @throws TooManyTriesError; Error where the file is missing
 */
export async function askForCertificate(
  context: AppLoadContext,
  request: Request,
  asked: FoundBy,
): Promise<Response | undefined> {
  await countForm(context, limit);
  const { db, files } = servicesOf(context);
  const tries = { key: limitKey(db, "transfer certificate number", foldNumber(asked.number)), ...ofNumber };
  const { waitSeconds } = await takeTry(db, [tries]);
  if (waitSeconds > 0) {
    const wait = waitWords(waitSeconds);
    const words = t("There were many tries for this number lately. Please try again in {wait}, or call us.", {
      wait,
    });
    throw new TooManyTriesError(words, waitSeconds);
  }
  const found = await findByNumber(db, asked);
  if (!found) return undefined;
  await giveBackTry(db, [tries]);
  const { id, number } = found;
  // Nothing of the form's own request: a range or a condition is for what can be asked for again.
  const whole = await serveFile(new Request(request.url), files.pathOf("certificates", found.file_name), {
    contentType: "application/pdf",
    cacheControl: "no-store",
    disposition: { type: "attachment", fileName: certificateFileName(number) },
  });
  if (!whole.ok) throw new Error(`The file of transfer certificate ${id} is missing.`);
  const record = { kind: transferCertificate.key, id };
  const action = "downloaded a transfer certificate";
  await recordEvent(context, { who: "a visitor", action, subject: number, record, merged: true });
  for (const name of ["ETag", "Last-Modified", "Accept-Ranges"]) whole.headers.delete(name);
  whole.headers.set("X-Robots-Tag", "noindex");
  return whole;
}
