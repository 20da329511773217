import type { AppLoadContext } from "@remix-run/node";
import type { Transaction } from "kysely";
import { type Answer, runOnce } from "~/forms/one-time.server";
import { needRoom, type Room } from "~/limits/room.server";
import { countForm, type FormLimit } from "~/limits/visitor-forms.server";
import { servicesOf } from "~/services/services.server";
import { honeypotField } from "~/ui/form/honeypot";
import type { Schema } from "~db/schema";

interface Taken {
  fields: URLSearchParams;
  limit: FormLimit;
  room: Room;
  values: object;
  answer: Answer;
  /** Refuses a form that is counted already. */
  check?: () => Promise<void>;
  save: (trx: Transaction<Schema>) => Promise<void>;
}

/**
 * Saves an inbound record once. Bots, which fill in the honeypot, get the same answer.
 * @throws TooManyTriesError, NoRoomError
 */
export async function takeInbound(
  context: AppLoadContext,
  { fields, limit, room, values, answer, check, save }: Taken,
): Promise<Answer> {
  if (fields.get(honeypotField)) return answer;
  await countForm(context, limit);
  await check?.();
  await needRoom(context, room, Buffer.byteLength(Object.values(values).join("")));
  return runOnce(servicesOf(context).db, fields, async (trx) => {
    await save(trx);
    return answer;
  });
}
