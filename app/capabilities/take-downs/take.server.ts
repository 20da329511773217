import type { AppLoadContext } from "@remix-run/node";
import { sql } from "kysely";
import { msg } from "#message";
import { recordEvent } from "~/activity-log/record-event.server";
import { distinctName } from "~/capabilities/trash/kinds";
import { speakingEnglish, visitorLanguage } from "~/languages/current";
import { limitKey } from "~/limits/limit-key.server";
import { getNetwork } from "~/limits/network";
import { type Limit, takeTry } from "~/limits/rate-limit.server";
import { needRoom } from "~/limits/room.server";
import { countForm, type FormLimit } from "~/limits/visitor-forms.server";
import { servicesOf } from "~/services/services.server";
import { readSettings } from "~/settings/queries.server";
import { honeypotField } from "~/ui/form/honeypot";
import type { Database } from "~db/connection.server";
import { type AskableKind, findAskable } from "./askable.server";
import { takeDownRoom } from "./room.server";
import { type TakeDownValues, wasKept } from "./take-down.server";

/** Per hour: enough for a parents' evening on the school's connection. */
const requestLimit: FormLimit = {
  name: "take-down",
  tooMany: {
    network: msg("Very many requests came from your network lately."),
    total: msg("Very many requests came in lately."),
  },
  network: 20,
  customer: 40,
  total: 200,
  newcomers: { customer: 2, total: 1000 },
  again: msg(/* Such as “in 5 minutes”. */ "Please try again in {wait}, or call the school."),
};

/** Share of the daily limit for one network, which a family needs but a prankster cannot exhaust. */
const shareOfNetwork = 0.5;

const inADay = (key: string, count: number): Limit => ({ key, burst: count, every: 86_400 / count });

/** Counts a take-down. @param most daily limit; 0 for none @returns true if it may be applied at once */
async function mayHideAtOnce(context: AppLoadContext, most: number): Promise<boolean> {
  if (most < 1) return false;
  const { db } = servicesOf(context);
  const network = limitKey(db, "take-down at once", getNetwork(context.clientAddress ?? ""));
  const { waitSeconds } = await takeTry(db, [
    inADay(network, Math.max(1, Math.ceil(most * shareOfNetwork))),
    inADay("take-down at once total", most),
  ]);
  return waitSeconds === 0;
}

export type TakeDownOutcome = "hidden" | "waiting" | "gone";

/**
 * Takes a visitor's request and moves the record to the trash in the same transaction. Staff decide first if
 * the daily limit
 * is reached or they have kept this record before. Drops it silently if the honeypot is filled in. @throws
 * TooManyTriesError
 */
export async function takeDown(
  context: AppLoadContext,
  kind: AskableKind,
  id: number,
  { fields, values }: { fields: URLSearchParams; values: TakeDownValues },
): Promise<TakeDownOutcome> {
  if (fields.get(honeypotField)) return "waiting";
  await countForm(context, requestLimit);
  const { db } = servicesOf(context);
  if (!(await findAskable(db, kind, id))) return "gone";
  await needRoom(context, takeDownRoom, Buffer.byteLength(Object.values(values).join("")));
  const settings = await readSettings(db);
  const mayHide =
    !(await wasKept(db, kind.key, id)) && (await mayHideAtOnce(context, Number(settings.take_down_daily)));
  return db.transaction().execute(async (trx) => {
    const record = await findAskable(trx, kind, id);
    if (!record) return "gone";
    const at = new Date().toISOString();
    const state = mayHide ? ("hidden" as const) : ("waiting" as const);
    const request = { ...values, kind: kind.key, record_id: id, state };
    // A double click, or a form that is sent again after a lost connection.
    const waiting = trx
      .selectFrom("take_downs")
      .select("id")
      .where((where) => where.and(request));
    if (!mayHide && (await waiting.executeTakeFirst())) return state;
    await trx
      .insertInto("take_downs")
      .values({ ...request, language: visitorLanguage(), created_at: at })
      .execute();
    if (mayHide) await hide(trx, kind, { ...record, at });
    await recordEvent(
      context,
      {
        who: "a visitor",
        verb: "asked for take-down",
        subject: speakingEnglish(() => distinctName(record)),
        record: { kind: kind.key, id },
      },
      trx,
    );
    return state;
  });
}

const ledgerKind = (table: string) => `hidden ${table}`;

/** Notes it in the ledger too, against older backups. Call it in a transaction. */
export async function hide(
  trx: Database,
  { table }: AskableKind,
  { id, created_at, at }: { id: number; created_at: string; at: string },
): Promise<void> {
  await sql`update ${sql.table(table)} set deleted_at = ${at} where id = ${id} and deleted_at is null`.execute(
    trx,
  );
  await trx
    .insertInto("erasures")
    .values({ kind: ledgerKind(table), record_id: id, came_in_at: created_at, erased_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes the note of `hide`. */
export async function showAgain(trx: Database, { table }: AskableKind, id: number): Promise<void> {
  await trx
    .deleteFrom("erasures")
    .where("kind", "=", ledgerKind(table))
    .where("record_id", "=", id)
    .execute();
}
