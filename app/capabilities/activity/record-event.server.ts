import type { AppLoadContext } from "@remix-run/node";
import { speakingEnglish } from "~/languages/current";
import { roughNetworkOf } from "~/limits/network";
import { type Services, servicesOf } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import { queueAlert } from "./alerts.server";
import { writeLogLine } from "./log-line.server";
import { type EntryDetails, logActivity } from "./queries.server";
import { sayAction } from "./say-action.server";
import { type Verb, verbs } from "./verbs";

/** An event for the activity log, the server's log and, if `alert` is set, a mail to the administrators. */
export interface ActivityEvent extends Pick<EntryDetails, "changes" | "record" | "kind" | "count"> {
  /** The user name of who did it. */
  who: string;
  verb: Verb;
  /** What it was done to. It may be a name: the server's log does not get it. */
  subject?: string;
  /** True if the administrators get a mail about it, where mail is set up. */
  alert?: boolean;
  /** Advice in that mail, if it is not about a login. */
  advice?: string[];
  /** The same again within the hour is counted in one entry. */
  merged?: boolean;
}

/** Topics of which an entry says roughly where it came from. */
const withNetwork = ["login", "account"];

/** What `recordEvent` needs of a request's context; a command gives its services alone. */
export type EventContext = Pick<AppLoadContext, "clientAddress" | "requestId"> & { services?: Services };

/**
 * Notes what happened, for every kind of event: call it in the transaction of what was done, or without one where the
 * work goes on although the disk takes nothing; a failure is then in the server's log.
 * @returns the entry's id, where it could be written
 */
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
  const network = withNetwork.includes(topic) ? roughNetworkOf(context.clientAddress ?? "") : "";
  const what = record ? `${record.kind} ${record.id}` : "";
  const id = await logActivity(db, who, verb, subject, {
    network,
    ...(event.changes && { changes: event.changes }),
    ...(record && { record }),
    ...(kind && { kind }),
    ...(count !== undefined && { count }),
    ...(merged && { mergeKey: [thisHour(), topic, who, verb, what].join("|") }),
  });
  const action = () => speakingEnglish(() => sayAction({ verb, kind: kind ?? "", count: count ?? 1 }));
  if (alert)
    await queueAlert(services, db, { who, action: action(), subject, network, ...(advice && { advice }) });
  return id;
}

/** `2026-11-22T07`: what is merged within an hour has it in its key. */
export function thisHour(now = Date.now()): string {
  return new Date(now).toISOString().slice(0, 13);
}

/** Notes that somebody looked at personal data: one entry for a person, a thing and an hour. */
export async function recordLook(
  context: EventContext,
  event: Pick<ActivityEvent, "who" | "verb" | "subject" | "record">,
  db?: Database,
): Promise<void> {
  await recordEvent(context, { ...event, merged: true }, db);
}

/** Notes that somebody ended the session they had; without one there is nothing to note. */
export async function recordLogout(
  context: EventContext,
  staff: { username: string } | undefined,
): Promise<void> {
  if (staff) await recordEvent(context, { who: staff.username, verb: "logged out" });
}
