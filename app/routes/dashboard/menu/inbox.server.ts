import { lastLook } from "~/content/activity/queries.server";
import { message } from "~/content/messages/message";
import { countUnreadMessages } from "~/content/messages/queries.server";
import { countReceivedSince } from "~/content/records/received.server";
import { resume } from "~/content/resumes/resume";
import { subscriber } from "~/content/subscribers/subscriber";
import type { Database } from "~db/connection.server";

/** What the activity log says of a look at each list of what visitors sent. */
export const looks = {
  messages: "looked at the messages",
  resumes: "looked at the resumes",
  subscribers: "looked at the newsletter addresses",
};

/**
 * What came in and nobody has seen, by the key of its kind: messages that are not marked as read, resumes and newsletter
 * addresses since somebody last looked at their list.
 */
export async function countInbox(db: Database): Promise<Record<string, number>> {
  const [unread, resumes, subscribers] = await Promise.all([
    countUnreadMessages(db),
    lastLook(db, looks.resumes).then((since) => countReceivedSince(db, "resumes.received_at", since)),
    lastLook(db, looks.subscribers).then((since) => countReceivedSince(db, "subscribers.created_at", since)),
  ]);
  return { [message.key]: unread, [resume.key]: resumes, [subscriber.key]: subscribers };
}
