import { addMonths } from "~/dates/dates";
import { readSettings } from "~/settings/queries.server";
import type { Database } from "~db/connection.server";

const day = 24 * 60 * 60 * 1000;
/** Days after which an unsent message is given up, and before messages are deleted. */
const daysTried = 1;
const daysOfMessages = 30;

/** Also erases phones that no visit has renewed for as long as newsletter addresses are kept. */
export async function purgePush(db: Database, now = Date.now()): Promise<void> {
  const before = (days: number) => new Date(now - days * day).toISOString();
  await db
    .updateTable("push_sends")
    .set({ state: "failed" })
    .where("state", "=", "waiting")
    .where("message_id", "in", (from) =>
      from.selectFrom("push_messages").select("id").where("created_at", "<", before(daysTried)),
    )
    .execute();
  await db.deleteFrom("push_messages").where("created_at", "<", before(daysOfMessages)).execute();
  const { subscriber_months } = await readSettings(db);
  const until = addMonths(new Date(now), -Number(subscriber_months)).toISOString();
  await db.deleteFrom("push_phones").where("renewed_at", "<", until).execute();
}
