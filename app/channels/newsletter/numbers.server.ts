import { sql } from "kysely";
import { type Message, msg, t } from "#say";
import type { Services } from "~/services/services.server";
import { readSettings } from "~/settings/queries.server";
import type { Database } from "~db/connection.server";
import { listNewNotices, nextIssueAt } from "./issue.server";
import { createEntry, formatSubject } from "./mail.server";
import { newsletterState } from "./state";

export interface ListNumbers {
  confirmed: number;
  waiting: number;
  unasked: number;
  bounced: number;
}

export async function countByStatus(db: Database): Promise<ListNumbers> {
  const count = (condition: string) =>
    sql<number | string>`count(case when ${sql.raw(condition)} then 1 end)`;
  const numbers = await db
    .selectFrom("subscribers")
    .select([
      count("bounced_at is null and confirmed_at is not null").as("confirmed"),
      count("bounced_at is null and confirmed_at is null and asked_at is not null").as("waiting"),
      count("bounced_at is null and confirmed_at is null and asked_at is null").as("unasked"),
      count("bounced_at is not null").as("bounced"),
    ])
    .executeTakeFirstOrThrow();
  return {
    confirmed: Number(numbers.confirmed),
    waiting: Number(numbers.waiting),
    unasked: Number(numbers.unasked),
    bounced: Number(numbers.bounced),
  };
}

/** Milliseconds after which a mail being sent counts as interrupted. */
const sendTimeoutMs = 10 * 60 * 1000;

export interface LastIssue {
  created_at: string;
  notices: number;
  recipients: number;
  outcomes: { words: string; count: number }[];
  unsure: number;
}

const outcomeWords = {
  sent: msg(/* Behind a number: so many mails of the newsletter were sent. */ "sent"),
  waiting: msg(/* Behind a number of mails. */ "to be sent"),
  refused: msg("refused: there is no such mailbox"),
  failed: msg("given up after three days"),
  unsure: msg(/* Behind a number of mails of which nobody can tell whether they went out. */ "uncertain"),
  nothing: msg("not sent: the notices were taken off before"),
  left: msg("erased before they were sent"),
} as const satisfies Record<string, Message>;

export async function findLastIssue(db: Database, now = Date.now()): Promise<LastIssue | undefined> {
  const issue = await db
    .selectFrom("newsletter_issues")
    .select(["id", "created_at", "notices", "recipients"])
    .where("notices", ">", 0)
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (!issue) return undefined;
  const broken = new Date(now - sendTimeoutMs).toISOString();
  const { rows } = await sql<{ outcome: keyof typeof outcomeWords; count: number | string }>`
    select case
      when state = 'waiting' and subscriber_id is null then 'left'
      when state = 'sending' and claimed_at < ${broken} then 'unsure'
      when state = 'sending' then 'waiting'
      else state end as outcome, count(*) as count
    from newsletter_sends where issue_id = ${issue.id} group by 1`.execute(db);
  const counts = new Map(rows.map(({ outcome, count }) => [outcome, Number(count)]));
  const { id, ...facts } = issue;
  return {
    ...facts,
    outcomes: Object.entries(outcomeWords).flatMap(([outcome, words]) => {
      const count = counts.get(outcome as keyof typeof outcomeWords);
      return count ? [{ words: t(words), count }] : [];
    }),
    unsure: counts.get("unsure") ?? 0,
  };
}

export async function listSendsTo(db: Database, subscriber: number) {
  return db
    .selectFrom("newsletter_sends as send")
    .innerJoin("newsletter_issues as issue", "issue.id", "send.issue_id")
    .select(["issue.day", "send.state"])
    .where("send.subscriber_id", "=", subscriber)
    .orderBy("issue.id")
    .execute();
}

export async function previewNextIssue({ db, config }: Pick<Services, "db" | "config">, now = Date.now()) {
  const settings = await readSettings(db);
  const at = new Date(await nextIssueAt(db, settings, now)).toISOString();
  const notices = await listNewNotices(db, at);
  return {
    state: newsletterState(config, settings),
    at,
    recipients: (await countByStatus(db)).confirmed,
    subject: formatSubject(settings.school_name, notices),
    entries: notices.map(createEntry("")).map(({ link, ...entry }) => ({ ...entry, path: link })),
  };
}
