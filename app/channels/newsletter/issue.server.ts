import { sql } from "kysely";
import { isOnSite } from "~/capabilities/publishing/on-site.server";
import { instantAtSchool, todayAtSchool } from "~/dates/dates";
import { notice as noticeWords } from "~/kinds/notice";
import type { Settings } from "~/settings/parts";
import { findDoubtedPeriod } from "~db/clock";
import type { Database } from "~db/connection.server";
import { starterKeys } from "~db/starter-marks";

const day = 24 * 60 * 60 * 1000;
/** Days after which an unsent notice is no longer news. */
const daysNew = 7;
const maxNotices = 50;

const columns = [
  "id",
  "title",
  "details",
  "date",
  "category",
  "priority",
  "event_date",
  "event_time",
  "event_end",
  "published_at",
] as const;

/** Public notices, newest first. @param now ISO time */
const seen = (db: Database, now: string) =>
  db
    .selectFrom("notices")
    .select(columns)
    .where(isOnSite("notices", now))
    .orderBy("published_at", "desc")
    .orderBy("id", "desc");

export type MailedNotice = Awaited<ReturnType<typeof listNewNotices>>[number];

/** @param now ISO time that decides what is published @param sent table of notices that were sent */
export async function listNewNotices(
  db: Database,
  now: string,
  sent: "newsletter_notices" | "push_notices" = "newsletter_notices",
) {
  const since = new Date(Date.parse(now) - daysNew * day).toISOString();
  const samples = (await starterKeys(db, "notices")).map(Number);
  const all = seen(db, now);
  return (samples.length > 0 ? all.where("id", "not in", samples) : all)
    .where("published_at", ">", since)
    .where(
      sql<boolean>`not exists (select 1 from ${sql.table(sent)} as sent where sent.notice_id = notices.id)`,
    )
    .limit(maxNotices)
    .execute();
}

/** Decides if a notice is news of the next issue; one that was sent stays so. */
export async function chooseForNewsletter(db: Database, notice: number, isChosen: boolean): Promise<void> {
  await db
    .deleteFrom("newsletter_notices")
    .where("notice_id", "=", notice)
    .where("issue_id", "is", null)
    .execute();
  if (isChosen) return;
  await db
    .insertInto("newsletter_notices")
    .values({ notice_id: notice, issue_id: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listNoticesOfIssue(db: Database, issue: number, now: string): Promise<MailedNotice[]> {
  const ids = db.selectFrom("newsletter_notices").select("notice_id").where("issue_id", "=", issue);
  return seen(db, now).where("id", "in", ids).execute();
}

export async function listNoticesOfMessage(
  db: Database,
  message: number,
  now: string,
): Promise<MailedNotice[]> {
  const ids = db.selectFrom("push_notices").select("notice_id").where("message_id", "=", message);
  return seen(db, now).where("id", "in", ids).execute();
}

export const getTitle = (notice: MailedNotice) => noticeWords.nameOf(notice);

type Times = Pick<Settings, "newsletter_time">;

export const getSendTime = (date: string, { newsletter_time }: Times) =>
  instantAtSchool(`${date}T${newsletter_time}:00`);

const hasIssue = async (db: Database, date: string) =>
  (await db.selectFrom("newsletter_issues").select("id").where("day", "=", date).executeTakeFirst()) !==
  undefined;

/** Milliseconds since 1970. */
export async function nextIssueAt(db: Database, settings: Times, now: number): Promise<number> {
  const today = todayAtSchool(new Date(now));
  if (!(await hasIssue(db, today))) return Math.max(now, getSendTime(today, settings));
  const tomorrow = new Date(Date.parse(today) + day).toISOString().slice(0, 10);
  return getSendTime(tomorrow, settings);
}

/** Days without news have an empty issue. Safe for concurrent processes; waits while a clock is in doubt. */
export async function makeDueIssue(db: Database, settings: Times, now: number): Promise<void> {
  const today = todayAtSchool(new Date(now));
  if (now < getSendTime(today, settings) || (await hasIssue(db, today)) || (await findDoubtedPeriod(db)))
    return;
  const at = new Date(now).toISOString();
  await db.transaction().execute(async (trx) => {
    const notices = await listNewNotices(trx, at);
    const issue = await trx
      .insertInto("newsletter_issues")
      .values({ day: today, notices: notices.length, created_at: at })
      .onConflict((conflict) => conflict.column("day").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!issue || notices.length === 0) return;
    await trx
      .insertInto("newsletter_notices")
      .values(notices.map(({ id }) => ({ notice_id: id, issue_id: issue.id })))
      .execute();
    const { numInsertedOrUpdatedRows: recipients } = await trx
      .insertInto("newsletter_sends")
      .columns(["issue_id", "subscriber_id", "next_attempt_at"])
      .expression((from) =>
        from
          .selectFrom("subscribers")
          .select(({ val, ref }) => [
            val(issue.id).as("issue_id"),
            ref("id").as("subscriber_id"),
            val(at).as("at"),
          ])
          .where("confirmed_at", "is not", null)
          .where("bounced_at", "is", null)
          .orderBy("id"),
      )
      .executeTakeFirstOrThrow();
    await trx
      .updateTable("newsletter_issues")
      .set({ recipients: Number(recipients ?? 0) })
      .where("id", "=", issue.id)
      .execute();
  });
}
