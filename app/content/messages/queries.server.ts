import type { Database } from "~db/connection.server";
import type { MessageValues } from "./form.server";

/** Stores a message and, where mail is configured, notes in the same transaction that it is to be mailed. */
export async function createMessage(db: Database, values: MessageValues, mail: boolean): Promise<void> {
  const now = new Date().toISOString();
  const { id } = await db
    .insertInto("messages")
    .values({ ...values, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (!mail) return;
  await db
    .insertInto("outgoing_mails")
    .values({ message_id: id, attempts: 0, next_attempt_at: now, last_error: "" })
    .execute();
}

const columns = [
  "id",
  "first_name",
  "last_name",
  "phone",
  "email",
  "message",
  "created_at",
  "read_at",
] as const;

/** Messages for staff, the newest first; `before` is the id to go on after. */
export async function listMessages(
  db: Database,
  { limit, before }: { limit: number; before?: number | undefined },
) {
  let query = db.selectFrom("messages").select(columns);
  if (before !== undefined) query = query.where("id", "<", before);
  return query.orderBy("id", "desc").limit(limit).execute();
}

export async function countUnreadMessages(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("messages")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks a message read, or unread again. */
export async function markMessage(db: Database, id: number, read: boolean): Promise<void> {
  await db
    .updateTable("messages")
    .set({ read_at: read ? new Date().toISOString() : null })
    .where("id", "=", id)
    .execute();
}

/** Erases a message, and the mail that still waits for it. */
export async function deleteMessage(db: Database, id: number): Promise<void> {
  await db.deleteFrom("messages").where("id", "=", id).execute();
}
