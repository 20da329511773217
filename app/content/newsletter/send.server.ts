import { t } from "#say";
import { readSettings, settingsOnPage } from "~/capabilities/settings/queries.server";
import { mailProblem } from "~/capabilities/settings/test-mail.server";
import { onPage } from "~/capabilities/translations/on-page.server";
import { siteLanguages } from "~/capabilities/translations/site-languages.server";
import { speechOf } from "~/capabilities/translations/speech.server";
import { notice } from "~/content/notices/notice";
import { speaking } from "~/languages/current";
import { english } from "~/languages/languages";
import { mailTransport } from "~/services/mail-transport.server";
import { problems } from "~/services/problems";
import type { Services } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import { noteProblems } from "~db/problems";
import type { NewsletterSendState } from "~db/schema";
import { listNoticesOfIssue, makeDueIssue } from "./issue.server";
import { composeIssue } from "./mail.server";
import { outcomeOf } from "./outcome";
import { newsletterState } from "./state";

const hour = 60 * 60 * 1000;
/** Mails in one round, of which there is one every half minute: 1,200 an hour. */
const roundSize = 10;
/** Days on which a mail that is not taken is tried. */
const mostAttempts = 3;
/** Under which the dashboard and the doctor are told what is wrong. */
const source = "newsletter";

interface Round {
  /** Milliseconds since 1970. */
  now?: number;
  /** Once it is aborted no further mail is begun. */
  signal?: AbortSignal;
}

/**
 * Makes the issue of the day when its time has come, and sends some of what is due. Each mail is claimed in the database
 * before it is sent: whatever ends the process, no address gets an issue twice, and what was not begun goes on.
 * @returns how many mails were taken by the mail server
 */
export async function sendNewsletter(
  services: Pick<Services, "db" | "config" | "log">,
  { now = Date.now(), signal }: Round = {},
): Promise<number> {
  const { db, config, log } = services;
  const settings = await readSettings(db);
  if (newsletterState(config, settings) !== "sends" || !config.smtp || !config.origin) {
    await forgetProblem(db);
    return 0;
  }
  await makeDueIssue(db, settings, now);
  const at = new Date(now).toISOString();
  const due = await listDue(db, at);
  if (due.length === 0) return 0;
  const times = { connectionTimeout: 20_000, socketTimeout: 30_000 };
  const transport = mailTransport(config.smtp.url, times);
  const sender = { school: settings.school_name, site: config.origin, mailbox: config.smtp.to };
  let sent = 0;
  try {
    // A server that is away, or does not know us, is found out before any mail is claimed.
    await transport.verify();
    for (const mail of due) {
      if (signal?.aborted) break;
      const { id, issue_id: issue, subscriber_id, email, token } = mail;
      const notices = await listNoticesOfIssue(db, issue, at);
      if (notices.length === 0) {
        await note(db, id, { state: "nothing" });
        continue;
      }
      if (!(await claim(db, id, at))) continue;
      const recipient = { id: Number(subscriber_id), email, token };
      const site = siteLanguages(services);
      const speech = speechOf(site, site.languages.find(({ code }) => code === mail.language) ?? english);
      const composed = await speaking(speech, async () =>
        composeIssue({
          ...sender,
          school: (await settingsOnPage(db)).school_name,
          notices: await onPage(db, notice, notices),
          issue,
          recipient,
        }),
      );
      const failure = await transport.sendMail(composed).then(
        () => undefined,
        (error: unknown) => ({ error, ...outcomeOf(error) }),
      );
      if (!failure) {
        await note(db, id, { state: "sent" });
        sent += 1;
        continue;
      }
      const { kind, code } = failure;
      log.warn({ send: id, code, kind }, "a newsletter mail was not taken");
      await noteFailure(db, mail, failure, now);
      if (kind === "server" || kind === "unsure") throw failure.error;
    }
    await forgetProblem(db);
  } catch (error) {
    await putOff(db, now);
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    log.error({ code, ...(code === "unknown" && { err: error }) }, "the newsletter could not be sent");
    const words = t(problems.newsletter, { problem: mailProblem(code) });
    await noteProblems(db, source, [{ key: "mail server", words }]);
  } finally {
    transport.close();
  }
  return sent;
}

async function listDue(db: Database, at: string) {
  return db
    .selectFrom("newsletter_sends as send")
    .innerJoin("subscribers", "subscribers.id", "send.subscriber_id")
    .select(["send.id", "send.issue_id", "send.subscriber_id", "send.attempts", "email", "token", "language"])
    .where("send.state", "=", "waiting")
    .where("send.next_attempt_at", "<=", at)
    .where("subscribers.bounced_at", "is", null)
    .orderBy("send.id")
    .limit(roundSize)
    .execute();
}

/** @returns true if it is ours to send: another process may have been quicker, or the address is gone */
async function claim(db: Database, id: number, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("newsletter_sends")
    .set(({ eb }) => ({ state: "sending", claimed_at: at, attempts: eb("attempts", "+", 1) }))
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .where("subscriber_id", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function note(
  db: Database,
  id: number,
  outcome: { state: NewsletterSendState; last_error?: string; next_attempt_at?: string; attempts?: number },
): Promise<void> {
  await db
    .updateTable("newsletter_sends")
    .set({ last_error: "", ...outcome })
    .where("id", "=", id)
    .execute();
}

interface DueMail {
  id: number;
  subscriber_id: number | null;
  /** Before this one. */
  attempts: number;
}

async function noteFailure(
  db: Database,
  { id, subscriber_id, attempts }: DueMail,
  { kind, code }: ReturnType<typeof outcomeOf>,
  now: number,
): Promise<void> {
  const last_error = code;
  if (kind === "unsure") return note(db, id, { state: "unsure", last_error });
  // The next try of all that wait is set by `putOff`.
  if (kind === "server") return note(db, id, { state: "waiting", last_error, attempts });
  if (kind === "later" && attempts + 1 < mostAttempts) {
    const next_attempt_at = new Date(now + 24 * hour).toISOString();
    return note(db, id, { state: "waiting", last_error, next_attempt_at });
  }
  await note(db, id, { state: kind === "refused" ? "refused" : "failed", last_error });
  if (kind !== "refused" || subscriber_id === null) return;
  const bounced_at = new Date(now).toISOString();
  await db.updateTable("subscribers").set({ bounced_at }).where("id", "=", subscriber_id).execute();
}

/** The mail server is not to be asked again by each mail: all that wait do so for an hour. */
async function putOff(db: Database, now: number): Promise<void> {
  await db
    .updateTable("newsletter_sends")
    .set({ next_attempt_at: new Date(now + hour).toISOString() })
    .where("state", "=", "waiting")
    .where("next_attempt_at", "<=", new Date(now).toISOString())
    .execute();
}

async function forgetProblem(db: Database): Promise<void> {
  const known = await db.selectFrom("problems").select("key").where("source", "=", source).executeTakeFirst();
  if (known) await noteProblems(db, source, []);
}
