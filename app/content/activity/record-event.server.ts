import type { AppLoadContext } from "@remix-run/node";
import { msg } from "#message";
import { roughNetworkOf } from "~/limits/network";
import { type Services, servicesOf } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import { queueAlert } from "./alerts.server";
import { writeLogLine } from "./log-line.server";
import { type EntryDetails, logActivity } from "./queries.server";
import { topicOf } from "./topics";

/** What happened: the one form in which it is told to the activity log, the server's log and, if it is to be, by mail. */
export interface ActivityEvent extends Pick<EntryDetails, "topic" | "changes" | "record"> {
  /** The user name of who did it. */
  who: string;
  /** As in "clerk added a notice": what was done, without names. The server's log has it too. */
  action: string;
  /** What it was done to. It may be a name: the server's log does not get it. */
  subject?: string;
  /** Whether the administrators get a mail about it, where mail is set up. */
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
    services.log.error({ err: error, action: event.action }, "the activity log could not be written");
    return undefined;
  });
}

async function write(services: Services, context: EventContext, event: ActivityEvent, db: Database) {
  const { who, action, subject = "", changes = [], record, alert, advice, merged } = event;
  const topic = event.topic ?? topicOf(action);
  const network = withNetwork.includes(topic) ? roughNetworkOf(context.clientAddress ?? "") : "";
  const what = record ? `${record.kind} ${record.id}` : "";
  const id = await logActivity(db, who, action, subject, {
    topic,
    network,
    changes,
    ...(record && { record }),
    ...(merged && { mergeKey: [thisHour(), topic, who, action, what].join("|") }),
  });
  if (alert) await queueAlert(services, db, { who, action, subject, network, ...(advice && { advice }) });
  return id;
}

/** `2026-11-22T07`: what is merged within an hour has it in its key. */
export function thisHour(now = Date.now()): string {
  return new Date(now).toISOString().slice(0, 13);
}

/** Notes that somebody looked at personal data: one entry for a person, a thing and an hour. */
export async function recordLook(
  context: EventContext,
  event: Pick<ActivityEvent, "who" | "action" | "subject" | "record">,
  db?: Database,
): Promise<void> {
  await recordEvent(context, { ...event, topic: "reading", merged: true }, db);
}

/** Notes that somebody ended the session they had; without one there is nothing to note. */
export async function recordLogout(
  context: EventContext,
  staff: { username: string } | undefined,
): Promise<void> {
  if (staff) await recordEvent(context, { who: staff.username, action: msg("logged out"), topic: "login" });
}
