import type { AppLoadContext } from "@remix-run/node";
import { shortenAddress } from "~/limits/network";
import { type Services, servicesOf } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import { queueAlert } from "./alerts.server";
import { writeLogLine } from "./log-line.server";
import { type EntryDetails, logActivity } from "./queries.server";
import { sayAction } from "./say-action.server";
import { type Verb, verbs } from "./verbs";

/** Event for activity log, server log and, with `alert`, a mail to administrators. */
export interface ActivityEvent extends Pick<EntryDetails, "changes" | "record" | "kind" | "count"> {
  who: string;
  verb: Verb;
  /** Affected thing. Can be personal data: not written to the server log. */
  subject?: string;
  alert?: boolean;
  /** Called in the language of the mail. */
  advice?: () => string[];
  merged?: boolean;
}

const withNetwork = ["login", "account"];

/** Subset of a request's context; commands pass only services. */
export type EventContext = Pick<AppLoadContext, "clientAddress" | "requestId"> & { services?: Services };

/** In the action's transaction, or without one if it must succeed on a full disk. @returns ID if stored */
export async function recordEvent(
  context: EventContext,
  event: ActivityEvent,
  trx?: Database,
): Promise<number | undefined> {
  const services = servicesOf(context);
  writeLogLine(services, context, event);
  if (trx) return write(services, context, event, trx);
  return write(services, context, event, services.db).catch((error: unknown) => {
    services.log.error({ err: error, verb: event.verb }, "the activity log could not be written");
    return undefined;
  });
}

async function write(services: Services, context: EventContext, event: ActivityEvent, db: Database) {
  const { who, verb, kind = event.record?.kind, count, subject = "", record, alert, advice, merged } = event;
  const { topic } = verbs[verb];
  const network = withNetwork.includes(topic) ? shortenAddress(context.clientAddress ?? "") : "";
  const what = record ? `${record.kind} ${record.id}` : "";
  const id = await logActivity(db, who, verb, subject, {
    network,
    ...(event.changes && { changes: event.changes }),
    ...(record && { record }),
    ...(kind && { kind }),
    ...(count !== undefined && { count }),
    ...(merged && { mergeKey: [thisHour(), topic, who, verb, what].join("|") }),
  });
  const action = () => sayAction({ verb, kind: kind ?? "", count: count ?? 1 });
  if (alert) await queueAlert(services, db, { who, action, subject, network, advice });
  return id;
}

export function thisHour(now = Date.now()): string {
  return new Date(now).toISOString().slice(0, 13);
}

/** Logs access to personal data, once per user, thing and hour. */
export async function recordView(
  context: EventContext,
  event: Pick<ActivityEvent, "who" | "verb" | "subject" | "record">,
  db?: Database,
): Promise<void> {
  await recordEvent(context, { ...event, merged: true }, db);
}

export async function recordLogout(
  context: EventContext,
  staff: { username: string } | undefined,
): Promise<void> {
  if (staff) await recordEvent(context, { who: staff.username, verb: "logged out" });
}
