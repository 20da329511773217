import type { AppLoadContext } from "@remix-run/node";
import { type Answer, runOnce } from "~/forms/one-time.server";
import { needRoom, type Room, roomForTexts } from "~/limits/room.server";
import { countForm, type FormLimit } from "~/limits/visitor-forms.server";
import { servicesOf } from "~/services/services.server";
import { honeypotField } from "~/ui/form/honeypot";
import type { Transaction } from "~db/connection.server";

interface Taken<Values> {
  fields: URLSearchParams;
  values: Values;
  records: { table: string; add(trx: Transaction, values: Values): Promise<unknown> };
  answer: Answer;
  limit?: FormLimit;
  room?: Room;
  /** Refuses a form that is counted already. */
  check?: () => Promise<void>;
  /** Default: adds the values to the records. */
  save?: (trx: Transaction) => Promise<void>;
}

/**
 * Saves an inbound record once. Bots, which fill in the honeypot, get the same answer.
 * @throws TooManyTriesError, NoRoomError
 */
export async function takeInbound<Values extends object>(
  context: AppLoadContext,
  {
    fields,
    values,
    records,
    answer,
    limit = { name: records.table, network: 20, customer: 40, total: 200 },
    room = roomForTexts(records.table, Object.keys(values), { count: 5000, megabytes: 8 }),
    check,
    save,
  }: Taken<Values>,
): Promise<Answer> {
  if (fields.get(honeypotField)) return answer;
  await countForm(context, limit);
  await check?.();
  await needRoom(context, room, Buffer.byteLength(Object.values(values).join("")));
  return runOnce(servicesOf(context).db, fields, async (trx) => {
    await (save ? save(trx) : records.add(trx, values));
    return answer;
  });
}
