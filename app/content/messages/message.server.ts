import { z } from "zod";
import { msg } from "#message";
import { t } from "#say";
import { exportReceived, receivedQueries } from "~/content/records/received.server";
import { contactFields, withWayToAnswer } from "~/forms/contact.server";
import { longText, parseFields, text } from "~/forms/fields.server";
import { countCharacters } from "~/forms/form-size.server";
import { visitorLanguage } from "~/languages/current";
import type { Listing } from "~/lists/paging.server";
import type { Database } from "~db/connection.server";
import type { MessageForm } from "~db/schema";
import { readTally } from "~db/tallies";

/**
 * Stores a message and, where mail is configured, notes in the same transaction that it is to be mailed.
 * @param form that it came from
 */
export async function createMessage(
  db: Database,
  values: MessageValues,
  { form, mail }: { form: MessageForm; mail: boolean },
): Promise<void> {
  const now = new Date().toISOString();
  const { id } = await db
    .insertInto("messages")
    .values({ ...values, form, language: visitorLanguage(), created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (!mail) return;
  await db
    .insertInto("outgoing_mails")
    .values({ message_id: id, attempts: 0, next_attempt_at: now, last_error: "" })
    .execute();
}

/** Attempts after which a mail that was not sent is more than a passing fault: some two hours. */
const worryingAttempts = 4;

const columns = [
  "id",
  "first_name",
  "last_name",
  "phone",
  "email",
  "message",
  "form",
  "created_at",
  "read_at",
  "answered_at",
  "answered_by",
  "answer_note",
  "language",
] as const;

export type Message = NonNullable<Awaited<ReturnType<typeof messages.find>>>;

/** Messages for staff: a page of them, one, and some. */
export const messages = receivedQueries("messages", (db) => db.selectFrom("messages").select(columns));

/** How many messages nobody has marked as read, from the tally: nothing is scanned. */
export async function countUnreadMessages(db: Database): Promise<number> {
  return readTally(db, "unread_messages");
}

/** How many messages nobody has answered, from the tally. */
export async function countUnansweredMessages(db: Database): Promise<number> {
  return readTally(db, "unanswered_messages");
}

/** How many messages that came before a time nobody has answered. @param before an ISO time */
export async function countWaitingMessages(db: Database, before: string): Promise<number> {
  const { count } = await db
    .selectFrom("messages")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("answered_at", "is", null)
    .where("created_at", "<", before)
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks a message read, or unread again. */
export async function markMessage(db: Database, id: number, read: boolean): Promise<void> {
  await db
    .updateTable("messages")
    .set({ read_at: read ? new Date().toISOString() : null })
    .where("id", "=", id)
    .execute();
}

/**
 * Notes that a message was answered; it is read then, too. One that was answered already keeps who did it.
 * @param by the user name
 * @param note for staff; undefined leaves the one that there is
 * @returns true if it was unanswered until now
 */
export async function answerMessage(
  db: Database,
  id: number,
  { by, note }: { by: string; note?: string | undefined },
): Promise<boolean> {
  const now = new Date().toISOString();
  const { numUpdatedRows } = await db
    .updateTable("messages")
    .set((is) => ({
      answered_at: now,
      answered_by: by,
      read_at: is.fn.coalesce("read_at", is.val(now)),
      ...(note !== undefined && { answer_note: note }),
    }))
    .where("id", "=", id)
    .where("answered_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps a note for staff with a message. */
export async function noteOnMessage(db: Database, id: number, note: string): Promise<void> {
  await db.updateTable("messages").set({ answer_note: note }).where("id", "=", id).execute();
}

/** A message waits for an answer again; its note stays. @returns true if it was answered until now */
export async function reopenMessage(db: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("messages")
    .set({ answered_at: null, answered_by: "" })
    .where("id", "=", id)
    .where("answered_at", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** All messages that meet a filter, the oldest first, page after page. */
export function exportMessages(db: Database, filter: Listing["filter"]) {
  return exportReceived(db.selectFrom("messages").select(columns), filter);
}

/** Mails that failed more than a passing fault explains; their messages are in the dashboard all the same. */
export async function countUnsentMails(db: Database): Promise<number> {
  const rows = await db
    .selectFrom("outgoing_mails")
    .select("id")
    .where("sent_at", "is", null)
    .where("attempts", ">=", worryingAttempts)
    .limit(100)
    .execute();
  return rows.length;
}

const fields = z.object({
  first_name: text(
    msg(
      /* At the beginning of a sentence: “The first name may have at most 100 characters”. */ "The first name",
    ),
    100,
  ),
  last_name: text(
    msg(
      /* At the beginning of a sentence: “The last name may have at most 100 characters”. */ "The last name",
    ),
    100,
  ),
  ...contactFields,
  message: longText(msg("The message"), 5000).refine((value) => value !== "", {
    error: () => t("Write your message"),
  }),
});

/** Characters that the contact form takes in all. */
export const messageCharacters = countCharacters(fields.shape);

/** A message and one way to answer it are needed, else there is nothing to deliver; nothing more is. */
const schema = withWayToAnswer(fields);

export type MessageValues = z.output<typeof schema>;

/** Checks the contact form, or the old endpoint's fields. */
export function parseMessage(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
