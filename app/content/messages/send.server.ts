import { setTimeout } from "node:timers/promises";
import type { AppLoadContext } from "@remix-run/node";
import { msg, t } from "#say";
import { FormRefusedError } from "~/forms/form-refused";
import { type Answer, readToken } from "~/forms/one-time.server";
import { tokenFieldName } from "~/forms/token-field";
import type { FormLimit } from "~/limits/visitor-forms.server";
import { takeInbound } from "~/records/take-inbound.server";
import { servicesOf } from "~/services/services.server";
import type { MessageForm } from "~db/schema";
import { createMessage, type MessageValues, messages } from "./message.server";
import { enquiryRoom, messageRoom } from "./room.server";

/** A class of forty in the computer room, three messages each (docs/decisions/0017). */
const limit: FormLimit = {
  name: "message",
  network: 120,
  customer: 480,
  total: 2400,
  again: msg(/* Such as “in 5 minutes”. */ "Please try again in {wait}, or call us."),
};

/** Milliseconds. Forms sent sooner come from autofill or bots and wait, which people do not notice. */
const soonest = 2000;
/** Milliseconds. Forms wait on phones without a connection; older ones come from bots or forgotten tabs. */
const latest = 7 * 24 * 60 * 60 * 1000;

/** Repeats phone number and e-mail address, so that the sender sees a typing mistake. */
function whatNext({ phone, email }: MessageValues): string {
  if (phone && email)
    return t("We will call {phone} or write to {email}, normally on the next working day.", { phone, email });
  return phone
    ? t("We will call {phone}, normally on the next working day.", { phone })
    : t("We write to {email}, normally on the next working day.", { email });
}

/** Drops bots' messages silently. @param location next page @throws FormRefusedError, TooManyTriesError, NoRoomError */
export async function takeMessage(
  context: AppLoadContext,
  fields: URLSearchParams,
  values: MessageValues,
  form: MessageForm = "contact",
  location = "/contact",
): Promise<Answer> {
  const { config } = servicesOf(context);
  return takeInbound(context, {
    fields,
    values,
    records: messages,
    limit,
    room: form === "admission" ? enquiryRoom : messageRoom,
    answer: { location, message: t("Message Sent"), next: whatNext(values) },
    check: () => checkAge(context, fields),
    save: (trx) => createMessage(trx, values, { form, mail: config.smtp !== undefined }),
  });
}

/** Without a token, which scripts do not have, a form is always in time. */
async function checkAge(context: AppLoadContext, fields: URLSearchParams): Promise<void> {
  const token = readToken(servicesOf(context).db, fields.get(tokenFieldName));
  if (!token) return;
  const age = Date.now() - token.issuedAt;
  if (age < soonest) await setTimeout(soonest - age);
  if (age <= latest) return;
  const words = t(
    /* Send message is the button. */ "Nothing is wrong with your message. Please wait a moment and press Send message once more; it was not sent yet.",
  );
  throw new FormRefusedError({ errors: { "": words }, typed: Object.fromEntries(fields) });
}
