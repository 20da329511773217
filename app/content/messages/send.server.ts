import { setTimeout } from "node:timers/promises";
import type { AppLoadContext } from "@remix-run/node";
import { type Answer, runOnce } from "~/http/one-time.server";
import { servicesOf } from "~/http/services.server";
import { formAge, perAddress } from "~/http/visitor-form.server";
import { honeypotField } from "~/ui/form/honeypot";
import type { MessageValues } from "./form.server";
import { createMessage } from "./queries.server";

const isTooMany = perAddress(120);

/**
 * A form sent sooner than this, in milliseconds, after its page was made was filled in by a browser or by a machine. It is
 * taken once the time is over: a person does not notice, and a machine that sends many is held up.
 */
const soonest = 2000;
/** A page older than this, in milliseconds, was kept by a machine, or forgotten in a tab. */
const latest = 24 * 60 * 60 * 1000;

/** A message that is not taken now; the error's message says in words what to do. */
export class MessageRefusedError extends Error {
  override name = "MessageRefusedError";
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/**
 * Takes a message from the contact form or the old endpoint. One with the hidden field filled in is a machine's: it
 * is answered like any other, and dropped.
 * @throws MessageRefusedError
 */
export async function takeMessage(
  context: AppLoadContext,
  fields: URLSearchParams,
  values: MessageValues,
): Promise<Answer> {
  const answer: Answer = { location: "/contact", message: "Message Sent" };
  if (fields.get(honeypotField)) return answer;
  if (await isTooMany(context)) {
    throw new MessageRefusedError(
      "Very many messages came from your network lately. Please try again in an hour, or call us.",
      429,
    );
  }
  const age = await formAge(context, fields);
  if (age < soonest) await setTimeout(soonest - age);
  if (age > latest) {
    throw new MessageRefusedError(
      "Nothing is wrong with your message. Please wait a moment and press Send message once more; it was not sent yet.",
      422,
    );
  }
  const { config, db } = servicesOf(context);
  return runOnce(db, fields, async (trx) => {
    await createMessage(trx, values, config.smtp !== undefined);
    return answer;
  });
}
