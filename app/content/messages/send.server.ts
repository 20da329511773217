import type { AppLoadContext } from "@remix-run/node";
import { type Answer, once } from "~/http/one-time.server";
import { servicesOf } from "~/http/services.server";
import { looksAutomatic, perAddress } from "~/http/visitor-form.server";
import type { MessageValues } from "./form.server";
import { createMessage } from "./queries.server";

const isTooMany = perAddress(120);

/** More messages from one address than a whole school would send. */
export class TooManyMessagesError extends Error {
  override name = "TooManyMessagesError";
}

/**
 * Takes a message from the contact form or the old endpoint. A machine's is answered like any other, and dropped.
 * @throws TooManyMessagesError
 */
export async function takeMessage(
  context: AppLoadContext,
  fields: URLSearchParams,
  values: MessageValues,
): Promise<Answer> {
  const answer: Answer = { location: "/contact", message: "Message Sent" };
  if (await looksAutomatic(context, fields)) return answer;
  if (await isTooMany(context)) throw new TooManyMessagesError("Too many messages from this address.");
  const { config, db } = servicesOf(context);
  return once(db, fields, async (trx) => {
    await createMessage(trx, values, config.smtp !== undefined);
    return answer;
  });
}
