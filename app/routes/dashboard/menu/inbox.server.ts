import { findLastView } from "~/capabilities/activity/queries.server";
import { takeDown } from "~/capabilities/take-downs/take-down";
import { countOpenTakeDowns } from "~/capabilities/take-downs/take-down.server";
import { message } from "~/content/messages/message";
import { countUnreadMessages } from "~/content/messages/message.server";
import { countReceivedSince } from "~/content/records/received.server";
import { resume } from "~/content/resumes/resume";
import { subscriber } from "~/content/subscribers/subscriber";
import type { Database } from "~db/connection.server";

/** What the activity log says of a look at each list of what visitors sent. */
export const looks = {
  messages: "looked at messages",
  resumes: "looked at resumes",
  subscribers: "looked at addresses",
  take_downs: "looked at take-downs",
  transfer_certificates: "looked at certificates",
  consents: "looked at consents",
} as const;

/**
 * What came in and nobody has seen, by the key of its kind: messages that are not marked as read, resumes and newsletter
 * addresses since somebody last looked at their list, requests to take something down until they are decided.
 */
export async function countInbox(db: Database): Promise<Record<string, number>> {
  const [unread, resumes, subscribers, takeDowns] = await Promise.all([
    countUnreadMessages(db),
    findLastView(db, looks.resumes).then((since) => countReceivedSince(db, "resumes.received_at", since)),
    findLastView(db, looks.subscribers).then((since) =>
      countReceivedSince(db, "subscribers.created_at", since),
    ),
    countOpenTakeDowns(db),
  ]);
  return {
    [message.key]: unread,
    [resume.key]: resumes,
    [subscriber.key]: subscribers,
    [takeDown.key]: takeDowns,
  };
}
