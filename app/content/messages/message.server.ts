import { msg } from "#message";
import { momentAtSchool } from "~/dates/dates";
import { contactFields, optionalEmail, withWayToAnswer } from "~/forms/contact.server";
import { parserOf, type ValuesOf } from "~/forms/fields.server";
import { languageInEnglish } from "~/languages/languages";
import { exportInbound, inboundCsv, inboundRecords } from "~/records/inbound.server";
import { csvMoment } from "~/spreadsheets/csv";
import type { Database } from "~db/connection.server";
import type { MessageForm } from "~db/schema";
import { readTally } from "~db/tallies";
import { readMessageFilter } from "./filter.server";
import { messageForms } from "./forms";
import { nameOfSender } from "./sender";

/** Also queues its mail if mail is configured. @param form that sent it */
export async function createMessage(
  db: Database,
  values: MessageValues,
  { form, mail }: { form: MessageForm; mail: boolean },
): Promise<void> {
  const message_id = await messages.add(db, { ...values, form });
  if (!mail) return;
  await db
    .insertInto("outgoing_mails")
    .values({ message_id, attempts: 0, next_attempt_at: new Date().toISOString(), last_error: "" })
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

const selectMessages = (db: Database) => db.selectFrom("messages").select(columns);

export const messages = inboundRecords("messages", selectMessages, {
  viewed: "looked at messages",
  countNew: countUnreadMessages,
  nameOf: nameOfSender,
  nameAmongSeveral: (row) => `${nameOfSender(row)}, ${momentAtSchool(row.created_at)}`,
  factsOf: (row) => ({ line: momentAtSchool(row.created_at), text: row.message }),
  csv: inboundCsv({
    name: "messages.csv",
    verb: "downloaded messages",
    pages: (db, request) => exportInbound(selectMessages(db), readMessageFilter(request).filter),
    columns: {
      received: (row) => csvMoment(row.created_at),
      form: (row) => messageForms[row.form],
      "first name": (row) => row.first_name,
      "last name": (row) => row.last_name,
      phone: (row) => row.phone,
      "e-mail": (row) => row.email,
      message: (row) => row.message,
      read: (row) => csvMoment(row.read_at),
      answered: (row) => csvMoment(row.answered_at),
      "answered by": (row) => row.answered_by,
      note: (row) => row.answer_note,
      language: (row) => languageInEnglish(row.language),
    },
  }),
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

/** Requires a text and one way to answer it, and nothing else. */
export const parseMessage = parserOf(
  {
    first_name: {
      label: msg(
        /* At the beginning of a sentence: “The first name may have at most 100 characters”. */ "The first name",
      ),
      max: 100,
    },
    last_name: {
      label: msg(
        /* At the beginning of a sentence: “The last name may have at most 100 characters”. */ "The last name",
      ),
      max: 100,
    },
    ...contactFields,
    message: { label: msg("The message"), type: "long", max: 5000, required: msg("Write your message") },
  },
  { fields: optionalEmail, whole: withWayToAnswer },
);

export type MessageValues = ValuesOf<typeof parseMessage>;
