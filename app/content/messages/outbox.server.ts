import { sql } from "kysely";
import type { SendMailOptions } from "nodemailer";
import { t } from "#say";
import { speakingToOffice } from "~/capabilities/translations/office-language.server";
import { languageName } from "~/languages/language-name.server";
import { mailTransport } from "~/services/mail-transport.server";
import type { Services } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import { messageForms } from "./forms";

const minute = 60 * 1000;
/** Milliseconds until the next attempt, by attempts made; then every six hours, for three days in total. */
const delays = [1, 5, 30, 120, 360].map((minutes) => minutes * minute);
const maxAttempts = 16;
const roundSize = 20;
/** Errors of one mail; other errors concern the mail server and end the round. */
const mailFailures = ["EENVELOPE", "EMESSAGE"];

interface DueMail {
  table: "outgoing_mails" | "alert_mails";
  id: number;
  attempts: number;
  compose: (to: string) => SendMailOptions;
}

const isDue = (now: string) =>
  sql<boolean>`sent_at is null and next_attempt_at <= ${now} and attempts < ${maxAttempts}`;

/** Returns due mails, oldest first: about accounts, then to applicants, then messages. */
async function listDueMails(db: Database, now: string): Promise<DueMail[]> {
  const alerts = await db
    .selectFrom("alert_mails")
    .select(["id", "attempts", "recipient", "subject", "text", "created_at"])
    .where(isDue(now))
    .orderBy(sql`recipient <> ''`)
    .orderBy("id")
    .limit(roundSize)
    .execute();
  const messages = await listDueMessages(db, now);
  return [
    ...alerts.map((alert) => ({
      table: "alert_mails" as const,
      id: alert.id,
      attempts: alert.attempts,
      compose: (to: string) => composeAlert(alert, to),
    })),
    ...messages.map((message) => ({
      table: "outgoing_mails" as const,
      id: message.id,
      attempts: message.attempts,
      compose: (to: string) => compose(message, to),
    })),
  ];
}

type DueMessage = Awaited<ReturnType<typeof listDueMessages>>[number];

async function listDueMessages(db: Database, now: string) {
  return db
    .selectFrom("outgoing_mails")
    .innerJoin("messages", "messages.id", "outgoing_mails.message_id")
    .select([
      "outgoing_mails.id",
      "outgoing_mails.attempts",
      "messages.first_name",
      "messages.last_name",
      "messages.phone",
      "messages.email",
      "messages.message",
      "messages.form",
      "messages.language",
      "messages.created_at",
    ])
    .where(isDue(now))
    .orderBy("outgoing_mails.id")
    .limit(roundSize)
    .execute();
}

/** Counts before sending: after a crash a mail can arrive twice. @returns false if already claimed */
async function claim(db: Database, { table, id, attempts }: DueMail, now: number): Promise<boolean> {
  const wait = delays[Math.min(attempts, delays.length - 1)] ?? minute;
  const result = await db
    .updateTable(table)
    .set({ attempts: attempts + 1, next_attempt_at: new Date(now + wait).toISOString() })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("sent_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

async function note(
  db: Database,
  { table, id }: DueMail,
  outcome: { sent_at?: string; last_error: string },
): Promise<void> {
  await db.updateTable(table).set(outcome).where("id", "=", id).execute();
}

interface AlertMail {
  id: number;
  /** Empty means the school's own address. */
  recipient: string;
  subject: string;
  text: string;
  created_at: string;
}

function composeAlert(mail: AlertMail, school: string): SendMailOptions {
  const { id, recipient, subject, text, created_at } = mail;
  const messageId = `<account-${id}-${Date.parse(created_at)}@${school.split("@").at(-1)}>`;
  const to = { name: "", address: recipient || school };
  return { messageId, date: new Date(created_at), from: school, to, subject, text };
}

function formatSubject(form: DueMessage["form"], name: string): string {
  const from = name
    ? t(/* The subject of a mail. */ "Message from {name}", { name })
    : t(/* The subject of a mail. */ "Message from the website");
  return form === "contact" ? from : `${t(messageForms[form])}: ${from}`;
}

const writtenIn = (language: string) =>
  language ? ["", t("Written on a page in {language}.", { language: languageName(language) })] : [];

function compose(
  { id, message, form, language, created_at, ...sender }: DueMessage,
  to: string,
): SendMailOptions {
  const name = [sender.first_name, sender.last_name].filter(Boolean).join(" ");
  return {
    // Constant for all attempts, so that mail programs recognize a second copy.
    messageId: `<message-${id}-${Date.parse(created_at)}@${to.split("@").at(-1)}>`,
    date: new Date(created_at),
    from: to,
    to,
    ...(sender.email && { replyTo: { name, address: sender.email } }),
    subject: formatSubject(form, name),
    text: [message, "", name, sender.phone, sender.email, ...writtenIn(language)].join("\n").trim(),
  };
}

/** Sends due mails and retries failed ones later. @returns number of sent mails */
export async function sendDueMails({ db, config, log }: Services, now = Date.now()): Promise<number> {
  if (!config.smtp) return 0;
  const due = await listDueMails(db, new Date(now).toISOString());
  if (due.length === 0) return 0;
  const transport = mailTransport(config.smtp.url, { connectionTimeout: 20_000, socketTimeout: 30_000 });
  let sent = 0;
  for (const mail of due) {
    if (!(await claim(db, mail, now))) continue;
    try {
      const { to } = config.smtp;
      await transport.sendMail(await speakingToOffice(db, () => mail.compose(to)));
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
      const attempts = mail.attempts + 1;
      const facts = { mail: mail.id, of: mail.table, code, attempts };
      if (attempts < maxAttempts) log.warn(facts, "a mail could not be sent");
      else log.error(facts, "a mail was given up; what it said is in the dashboard");
      await note(db, mail, { last_error: code });
      if (!mailFailures.includes(code)) break;
      continue;
    }
    await note(db, mail, { sent_at: new Date().toISOString(), last_error: "" });
    sent += 1;
  }
  transport.close();
  return sent;
}
