import { t } from "#say";
import { onPage } from "~/capabilities/translations/on-page.server";
import { createSpeech, siteLanguages } from "~/capabilities/translations/site-languages.server";
import { notice } from "~/kinds/notice";
import { speaking } from "~/languages/current";
import { english } from "~/languages/languages";
import { mailTransport } from "~/services/mail-transport.server";
import { problems } from "~/services/problems";
import type { Services } from "~/services/services.server";
import { readSettings, settingsOnPage } from "~/settings/queries.server";
import { mailProblem } from "~/settings/test-mail.server";
import type { Database } from "~db/connection.server";
import { noteProblems } from "~db/problems";
import { listNoticesOfIssue, makeDueIssue } from "./issue.server";
import { composeIssue } from "./mail.server";
import { claimSend, noteSend } from "./queue.server";
import { newsletterState } from "./state";

/** `refused`: no such mailbox; `later`: this mail only; `server`: unavailable; `unsure`: perhaps accepted. */
interface Outcome {
  kind: "refused" | "later" | "server" | "unsure";
  /** Never the server's text, which contains the address. */
  code: string;
}

interface MailError {
  code?: string;
  responseCode?: number;
  response?: string;
  command?: string;
  syscall?: string;
}

/** Errors before the mail is transmitted. */
const early = ["EDNS", "ETLS", "EAUTH", "ENOAUTH", "EOAUTH2", "EREQUIRETLS", "ECONFIG"];

/** Classifies an error of the mail library. @see https://nodemailer.com/errors */
function classifyError(error: unknown): Outcome {
  const { code = "unknown", responseCode, response = "", command = "", syscall } = error as MailError;
  const told = { code: responseCode ? String(responseCode) : code };
  // Never transmitted: invalid address or mail.
  if (command === "API") return { ...told, kind: "later" };
  if (responseCode === undefined) {
    return { ...told, kind: early.includes(code) || syscall === "connect" ? "server" : "unsure" };
  }
  if (responseCode === 421 || command === "MAIL FROM" || early.includes(code))
    return { ...told, kind: "server" };
  // 5.3 to 5.7 concern us or the mail, not the mailbox.
  const isOfMailbox = [550, 551, 553].includes(responseCode) && !/\b5\.[3-7]\.\d+\b/.test(response);
  return { ...told, kind: command === "RCPT TO" && isOfMailbox ? "refused" : "later" };
}

const hour = 60 * 60 * 1000;
/** Mails per half minute: 1,200 an hour. */
const roundSize = 10;
const maxAttempts = 3;
const source = "newsletter";
const queue = "newsletter_sends";

interface Round {
  /** Milliseconds since 1970. */
  now?: number;
  signal?: AbortSignal;
}

/** Mails are claimed first, so that a crash never sends one twice. @returns number of accepted mails */
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
    // Detects an unavailable server before claiming mails.
    await transport.verify();
    for (const mail of due) {
      if (signal?.aborted) break;
      const { id, issue_id: issue, subscriber_id, email, token } = mail;
      const notices = await listNoticesOfIssue(db, issue, at);
      if (notices.length === 0) {
        await noteSend(db, queue, id, { state: "nothing" });
        continue;
      }
      if (!(await claimSend(db, queue, id, at))) continue;
      const recipient = { id: Number(subscriber_id), email, token };
      const site = siteLanguages(services);
      const speech = createSpeech(site, site.languages.find(({ code }) => code === mail.language) ?? english);
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
        (error: unknown) => ({ error, ...classifyError(error) }),
      );
      if (!failure) {
        await noteSend(db, queue, id, { state: "sent" });
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

interface DueMail {
  id: number;
  subscriber_id: number | null;
  attempts: number;
}

async function noteFailure(
  db: Database,
  { id, subscriber_id, attempts }: DueMail,
  { kind, code }: ReturnType<typeof classifyError>,
  now: number,
): Promise<void> {
  const last_error = code;
  if (kind === "unsure") return noteSend(db, queue, id, { state: "unsure", last_error });
  if (kind === "server") return noteSend(db, queue, id, { state: "waiting", last_error, attempts });
  if (kind === "later" && attempts + 1 < maxAttempts) {
    const next_attempt_at = new Date(now + 24 * hour).toISOString();
    return noteSend(db, queue, id, { state: "waiting", last_error, next_attempt_at });
  }
  await noteSend(db, queue, id, { state: kind === "refused" ? "refused" : "failed", last_error });
  if (kind !== "refused" || subscriber_id === null) return;
  const bounced_at = new Date(now).toISOString();
  await db.updateTable("subscribers").set({ bounced_at }).where("id", "=", subscriber_id).execute();
}

/** Postpones all mails by an hour, so that the server is not contacted for each. */
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
