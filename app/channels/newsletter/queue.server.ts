import { sql } from "kysely";
import type { Database } from "~db/connection.server";
import type { NewsletterSendState } from "~db/schema";

type Queue = "newsletter_sends" | "push_sends";

/** Claims a row before it is sent, so that a crash never sends it twice. @returns false if it is not waiting */
export async function claimSend(db: Database, queue: Queue, id: number, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(queue)
    .set(({ eb }) => ({ state: "sending", claimed_at: at, attempts: eb("attempts", "+", 1) }))
    .where("id", "=", id)
    .where("state", "=", "waiting")
    // The address was erased in the meantime.
    .$if(queue === "newsletter_sends", (rows) => rows.where(sql`subscriber_id`, "is not", null))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function noteSend(
  db: Database,
  queue: Queue,
  id: number,
  outcome: { state: NewsletterSendState; last_error?: string; next_attempt_at?: string; attempts?: number },
): Promise<void> {
  await db
    .updateTable(queue)
    .set({ last_error: "", ...outcome })
    .where("id", "=", id)
    .execute();
}
