import type { AppLoadContext } from "@remix-run/node";
import { msg, t } from "#say";
import { recordEvent } from "~/activity-log/record-event.server";
import { serveFile } from "~/files/store/serve.server";
import { giveBackTry } from "~/limits/rate-limit.server";
import { TooManyTriesError } from "~/limits/too-many-tries";
import { countForm, type FormLimit } from "~/limits/visitor-forms.server";
import { servicesOf } from "~/services/services.server";
import { transferCertificate } from "../../kinds/transfer-certificate";
import type { FoundBy } from "./named-file";
import { certificateFileName } from "./number";
import { findByNumber } from "./queries.server";
import { forgetTry, noteTry, tryWasWrong } from "./wrong-tries.server";

/** A cyber café may ask for a whole class. The common limit counts wrong tries, against guessing of dates. */
const limit: FormLimit = {
  name: "transfer certificate",
  tooMany: {
    network: msg("Very many questions came from your network lately."),
    total: msg("Very many questions came in lately."),
  },
  network: 30,
  customer: 60,
  total: 60,
  totalSeconds: 24 * 3600,
  newcomers: { customer: 2, total: 60 },
  again: msg("Please try again in {wait}, or call us."),
};

/** Seconds after which programs may retry a closed number. */
const closedSeconds = 24 * 3600;

/** Reveals neither which value is wrong nor if the number exists. @throws TooManyTriesError */
export async function askForCertificate(context: AppLoadContext, asked: FoundBy) {
  const shared = await countForm(context, limit);
  const { db } = servicesOf(context);
  const wrongTry = await noteTry(db, asked.number);
  if (wrongTry === undefined) {
    await giveBackTry(db, shared);
    throw new TooManyTriesError(
      t(
        "There were many wrong tries for this number, so it is closed. Call the school office: they open it again.",
      ),
      closedSeconds,
    );
  }
  const found = await findByNumber(db, asked);
  if (!found) {
    await tryWasWrong(context, asked.number);
    return undefined;
  }
  await forgetTry(db, wrongTry);
  await giveBackTry(db, shared);
  return found;
}

/** @param found certificate for which its owner has asked */
export async function sendCertificate(
  context: AppLoadContext,
  request: Request,
  { id, number, file_name }: NonNullable<Awaited<ReturnType<typeof findByNumber>>>,
): Promise<Response> {
  // Ignores range and conditional headers of the form's request.
  const whole = await serveFile(
    new Request(request.url),
    await servicesOf(context).files.locate("certificates", file_name),
    {
      contentType: "application/pdf",
      cacheControl: "no-store",
      disposition: { type: "attachment", fileName: certificateFileName(number) },
    },
  );
  if (!whole.ok) throw new Error(`The file of transfer certificate ${id} is missing.`);
  const record = { kind: transferCertificate.key, id };
  const verb = "downloaded certificate";
  await recordEvent(context, { who: "a visitor", verb, subject: number, record, merged: true });
  for (const name of ["ETag", "Last-Modified", "Accept-Ranges"]) whole.headers.delete(name);
  whole.headers.set("X-Robots-Tag", "noindex");
  return whole;
}
