import { createTransport } from "nodemailer";
import type { Services } from "~/services/services.server";
import type { Database } from "~db/connection.server";

const minute = 60 * 1000;
/** Milliseconds until the next attempt, by attempts made; then every six hours, for three days in all. */
const delays = [1, 5, 30, 120, 360].map((minutes) => minutes * minute);
const maxAttempts = 16;
/** Mails sent in one round. */
const roundSize = 20;
/** What is wrong with one mail only; any other failure is the mail server's, and ends the round. */
const mailFailures = ["EENVELOPE", "EMESSAGE"];

type DueMail = Awaited<ReturnType<typeof listDueMails>>[number];

/** The mails that are due, the oldest first. */
async function listDueMails(db: Database, now: string) {
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
      "messages.created_at",
    ])
    .where("sent_at", "is", null)
    .where("next_attempt_at", "<=", now)
    .where("attempts", "<", maxAttempts)
    .orderBy("outgoing_mails.id")
    .limit(roundSize)
    .execute();
}

/**
 * Counts the attempt and sets the time of the next one before anything is sent: should the process end in the
 * middle, the mail comes again. It may then arrive twice, never not at all.
 * @returns whether it is ours to send; another process may have been quicker
 */
async function claim(db: Database, { id, attempts }: DueMail, now: number): Promise<boolean> {
  const wait = delays[Math.min(attempts, delays.length - 1)] ?? minute;
  const result = await db
    .updateTable("outgoing_mails")
    .set({ attempts: attempts + 1, next_attempt_at: new Date(now + wait).toISOString() })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("sent_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

async function note(db: Database, id: number, outcome: { sent_at?: string; last_error: string }) {
  await db.updateTable("outgoing_mails").set(outcome).where("id", "=", id).execute();
}

function compose({ id, message, created_at, ...sender }: DueMail, to: string) {
  const name = [sender.first_name, sender.last_name].filter(Boolean).join(" ");
  return {
    // The same at every attempt, so that a mail program knows a second copy for what it is.
    messageId: `<message-${id}-${Date.parse(created_at)}@${to.split("@").at(-1)}>`,
    date: new Date(created_at),
    from: to,
    to,
    ...(sender.email && { replyTo: { name, address: sender.email } }),
    subject: name ? `Message from ${name}` : "Message from the website",
    text: [message, "", name, sender.phone, sender.email].join("\n").trim(),
  };
}

/**
 * Sends what is due. A mail that fails is tried again later, so nothing is lost while the mail server is down; the
 * message itself stays in the dashboard in any case.
 * @returns how many were sent
 */
export async function sendDueMails({ db, config, log }: Services, now = Date.now()): Promise<number> {
  if (!config.smtp) return 0;
  const due = await listDueMails(db, new Date(now).toISOString());
  if (due.length === 0) return 0;
  const transport = createTransport({
    url: config.smtp.url,
    connectionTimeout: 20_000,
    socketTimeout: 30_000,
  });
  let sent = 0;
  for (const mail of due) {
    if (!(await claim(db, mail, now))) continue;
    try {
      await transport.sendMail(compose(mail, config.smtp.to));
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
      const attempts = mail.attempts + 1;
      if (attempts < maxAttempts) log.warn({ mail: mail.id, code, attempts }, "a mail could not be sent");
      else
        log.error({ mail: mail.id, code, attempts }, "a mail was given up; its message is in the dashboard");
      await note(db, mail.id, { last_error: code });
      if (!mailFailures.includes(code)) break;
      continue;
    }
    await note(db, mail.id, { sent_at: new Date().toISOString(), last_error: "" });
    sent += 1;
  }
  transport.close();
  return sent;
}
