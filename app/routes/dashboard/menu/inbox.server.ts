import { findLastView } from "~/activity-log/queries.server";
import { summarizeOpenTakeDowns } from "~/capabilities/take-downs/take-down.server";
import { countUnreadMessages } from "~/content/messages/message.server";
import { message } from "~/kinds/message";
import { resume } from "~/kinds/resume";
import { subscriber } from "~/kinds/subscriber";
import { takeDown } from "~/kinds/take-down";
import { countInboundSince } from "~/records/inbound.server";
import type { Database } from "~db/connection.server";

export const looks = {
  messages: "looked at messages",
  resumes: "looked at resumes",
  subscribers: "looked at addresses",
  take_downs: "looked at take-downs",
  transfer_certificates: "looked at certificates",
  consents: "looked at consents",
} as const;

/** Unread messages, undecided take-down requests, and others since the last view. */
export async function countInbox(db: Database): Promise<Record<string, number>> {
  const [unread, resumes, subscribers, takeDowns] = await Promise.all([
    countUnreadMessages(db),
    findLastView(db, looks.resumes).then((since) => countInboundSince(db, "resumes.received_at", since)),
    findLastView(db, looks.subscribers).then((since) =>
      countInboundSince(db, "subscribers.created_at", since),
    ),
    summarizeOpenTakeDowns(db),
  ]);
  return {
    [message.key]: unread,
    [resume.key]: resumes,
    [subscriber.key]: subscribers,
    [takeDown.key]: takeDowns.count,
  };
}
