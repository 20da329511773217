import { z } from "zod";
import { msg } from "#message";
import { t } from "#say";
import { momentAtSchool, shortDate } from "~/dates/dates";
import { contactFields, withWayToAnswer } from "~/forms/contact.server";
import { longText, parseFields, text } from "~/forms/fields.server";
import { countCharacters } from "~/forms/form-size.server";
import { visitorLanguage } from "~/languages/current";
import type { Listing } from "~/lists/paging.server";
import { exportInbound, inboundRecords } from "~/records/inbound.server";
import type { Database } from "~db/connection.server";
import type { MessageForm } from "~db/schema";
import { readTally } from "~db/tallies";
import { nameOfSender } from "./sender";

/** Also queues its mail if mail is configured. @param form that sent it */
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

/** Attempts, about two hours, after which a failure is no longer temporary. */
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

export const messages = inboundRecords("messages", (db) => db.selectFrom("messages").select(columns), {
  viewed: "looked at messages",
  countNew: countUnreadMessages,
  nameOf: nameOfSender,
  nameAmongSeveral: (row) => `${nameOfSender(row)}, ${momentAtSchool(row.created_at)}`,
  factsOf: (row) => ({ line: momentAtSchool(row.created_at), text: row.message }),
  subjectOf: (row) => `sent on ${shortDate(row.created_at)}`,
  consequence: msg("It is erased at once and cannot be restored."),
  consequenceOfMany: msg("What you chose is erased at once and cannot be restored."),
});

export async function countUnreadMessages(db: Database): Promise<number> {
  return readTally(db, "unread_messages");
}

export async function countUnansweredMessages(db: Database): Promise<number> {
  return readTally(db, "unanswered_messages");
}

export async function findUnansweredMessage(db: Database): Promise<number | undefined> {
  const found = await db
    .selectFrom("messages")
    .select("id")
    .where("answered_at", "is", null)
    .orderBy("id")
    .executeTakeFirst();
  return found?.id;
}

/** Summarizes unanswered messages received before an ISO time. */
export async function summarizeWaitingMessages(
  db: Database,
  before: string,
): Promise<{ count: number; oldest: string | null }> {
  return db
    .selectFrom("messages")
    .select((of) => [of.fn.countAll<number>().as("count"), of.fn.min("created_at").as("oldest")])
    .where("answered_at", "is", null)
    .where("created_at", "<", before)
    .executeTakeFirstOrThrow();
}

export async function markMessage(db: Database, id: number, read: boolean): Promise<void> {
  await db
    .updateTable("messages")
    .set({ read_at: read ? new Date().toISOString() : null })
    .where("id", "=", id)
    .execute();
}

/** Keeps the first person who answered. @param note undefined keeps the present one */
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

export async function noteOnMessage(db: Database, id: number, note: string): Promise<void> {
  await db.updateTable("messages").set({ answer_note: note }).where("id", "=", id).execute();
}

/** Marks a message as unanswered; its note stays. @returns true if it was answered */
export async function reopenMessage(db: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("messages")
    .set({ answered_at: null, answered_by: "" })
    .where("id", "=", id)
    .where("answered_at", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function exportMessages(db: Database, filter: Listing["filter"]) {
  return exportInbound(db.selectFrom("messages").select(columns), filter);
}

/** Counts mails whose failure is not temporary; their messages are still in the dashboard. */
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

export const messageCharacters = countCharacters(fields.shape);

/** Requires a text and one way to answer it, and nothing else. */
const schema = withWayToAnswer(fields);

export type MessageValues = z.output<typeof schema>;

export function parseMessage(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
