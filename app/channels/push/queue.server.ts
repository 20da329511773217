import { sql } from "kysely";
import { getSendTime, listNewNotices, type MailedNotice } from "~/channels/newsletter/issue.server";
import { addDays, todayAtSchool } from "~/dates/dates";
import type { Settings } from "~/settings/parts";
import { findDoubtedPeriod } from "~db/clock";
import type { Database } from "~db/connection.server";
import { getVapidKeys } from "./keys.server";

/**
 * Queues new notices for phones: each one with high priority as a message of its own at once, the others in
 * one message a day, at the time of the newsletter. Safe for concurrent processes; does nothing while the
 * clock is in doubt.
 * @param db not a transaction
 */
export async function queueNewNotices(
  db: Database,
  settings: Pick<Settings, "newsletter_time">,
  now: number,
): Promise<void> {
  const at = new Date(now).toISOString();
  const notices = await listNewNotices(db, at, "push_notices");
  if (notices.length === 0 || (await findDoubtedPeriod(db))) return;
  const lastTime = findLastTime(settings, now);
  const [urgent, others] = [notices.filter(isUrgent), notices.filter((notice) => !isUrgent(notice))];
  const bundle = others.filter(({ published_at }) => Date.parse(published_at ?? "") <= lastTime);
  for (const notice of urgent) await queueMessage(db, [notice], at);
  if (bundle.length > 0) await queueMessage(db, bundle, at);
}

export const isUrgent = ({ priority }: Pick<MailedNotice, "priority">) => priority === "high";

/** Milliseconds since 1970 of the last daily message that was due. */
function findLastTime(settings: Pick<Settings, "newsletter_time">, now: number): number {
  const today = todayAtSchool(new Date(now));
  const time = getSendTime(today, settings);
  return time <= now ? time : getSendTime(addDays(today, -1), settings);
}

/** A phone that subscribed after the newest notice has seen it on the website. */
async function queueMessage(db: Database, notices: MailedNotice[], at: string): Promise<void> {
  const { publicKey } = getVapidKeys(db);
  const is_urgent = notices.some(isUrgent) ? 1 : 0;
  const newest =
    notices
      .map(({ published_at }) => published_at ?? "")
      .sort()
      .at(-1) ?? "";
  const categories = [...new Set(notices.map(({ category }) => category))];
  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto("push_messages")
      .values({ is_urgent, created_at: at })
      .returning("id")
      .executeTakeFirstOrThrow();
    const taken = await trx
      .insertInto("push_notices")
      .values(notices.map((notice) => ({ notice_id: notice.id, message_id: id })))
      .onConflict((conflict) => conflict.doNothing())
      .returning("notice_id")
      .execute();
    if (taken.length === 0) return;
    await trx
      .insertInto("push_sends")
      .columns(["message_id", "phone_id", "next_attempt_at"])
      .expression((from) =>
        from
          .selectFrom("push_phones")
          .select(({ val, ref }) => [val(id).as("message_id"), ref("id").as("phone_id"), val(at).as("at")])
          .where("site_key", "=", publicKey)
          .where("created_at", "<=", newest)
          .$if(is_urgent === 0, (phones) =>
            phones.where((where) =>
              where.or([
                where("categories", "=", ""),
                ...categories.map(
                  (category) => sql<boolean>`' ' || categories || ' ' like ${`% ${category} %`}`,
                ),
              ]),
            ),
          )
          .orderBy("id"),
      )
      .execute();
  });
}
