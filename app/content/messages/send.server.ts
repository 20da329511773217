import { setTimeout } from "node:timers/promises";
import type { AppLoadContext } from "@remix-run/node";
import { msg } from "#message";
import { t } from "#say";
import { type Answer, runOnce } from "~/forms/one-time.server";
import { needRoom } from "~/limits/room.server";
import { countForm, type FormLimit } from "~/limits/visitor-forms.server";
import { servicesOf } from "~/services/services.server";
import { honeypotField } from "~/ui/form/honeypot";
import type { MessageForm } from "~db/schema";
import { formAge } from "./form-age.server";
import { createMessage, type MessageValues } from "./message.server";
import { enquiryRoom, messageRoom } from "./room";

/** A class of forty in the computer room, three messages each; docs/decisions/0017 says more. */
const limit: FormLimit = {
  name: "message",
  tooMany: {
    network: msg("Very many messages came from your network lately."),
    total: msg("Very many messages came in lately."),
  },
  network: 120,
  customer: 480,
  total: 2400,
  again: msg(/* Such as “in 5 minutes”. */ "Please try again in {wait}, or call us."),
};

/**
 * A form sent sooner than this, in milliseconds, after its page was made was filled in by a browser or by a machine. It is
 * taken once the time is over: a person does not notice, and a machine that sends many is held up.
 */
const soonest = 2000;
/** A page older than this, in milliseconds, was kept by a machine, or forgotten in a tab. */
const latest = 24 * 60 * 60 * 1000;

/** A message that is not taken as it is; the error's message says in words what to do. */
export class MessageRefusedError extends Error {
  override name = "MessageRefusedError";
}

/**
 * Takes a message from the contact form or the old endpoint. One with the hidden field filled in is a machine's: it
 * is answered like any other, and dropped.
 * @param form that it came from
 * @param location the page that the visitor sees then
 * @throws MessageRefusedError, TooManyTriesError
 */
export async function takeMessage(
  context: AppLoadContext,
  fields: URLSearchParams,
  values: MessageValues,
  form: MessageForm = "contact",
  location = "/contact",
): Promise<Answer> {
  const answer: Answer = { location, message: t("Message Sent") };
  if (fields.get(honeypotField)) return answer;
  await countForm(context, limit);
  const age = await formAge(context, fields);
  if (age < soonest) await setTimeout(soonest - age);
  if (age > latest) {
    throw new MessageRefusedError(
      t(
        /* Send message is the button. */ "Nothing is wrong with your message. Please wait a moment and press Send message once more; it was not sent yet.",
      ),
    );
  }
  await needRoom(
    context,
    form === "admission" ? enquiryRoom : messageRoom,
    Buffer.byteLength(Object.values(values).join("")),
  );
  const { config, db } = servicesOf(context);
  return runOnce(db, fields, async (trx) => {
    await createMessage(trx, values, { form, mail: config.smtp !== undefined });
    return answer;
  });
}
