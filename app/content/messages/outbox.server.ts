import { createTransport } from "nodemailer";
import type { Services } from "~/http/services.server";
import type { Database } from "~db/connection.server";

const minute = 60 * 1000;
/** Waiting time after each failed attempt; then every six hours, for three days in all. */
const delays = [1, 5, 30, 120, 360].map((minutes) => minutes * minute);
const maxAttempts = 16;

/** The mails that are due, the oldest first. */
async function listDueMails(db: Database, now: string, limit: number) {
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
    ])
    .where("sent_at", "is", null)
    .where("next_attempt_at", "<=", now)
    .where("attempts", "<", maxAttempts)
    .orderBy("outgoing_mails.id")
    .limit(limit)
    .execute();
}

/**
 * Sends what is due. A mail that fails is tried again later, so nothing is lost while the mail server is down;
 * should the process end between sending and noting it, the mail is sent twice rather than never.
 * @returns how many were sent
 */
export async function sendDueMails({ db, config, log }: Services, now = Date.now()): Promise<number> {
  if (!config.smtp) return 0;
  const due = await listDueMails(db, new Date(now).toISOString(), 20);
  if (due.length === 0) return 0;
  const transport = createTransport({
    url: config.smtp.url,
    connectionTimeout: 20_000,
    socketTimeout: 30_000,
  });
  let sent = 0;
  for (const mail of due) {
    const name = [mail.first_name, mail.last_name].filter(Boolean).join(" ");
    try {
      await transport.sendMail({
        from: config.smtp.to,
        to: config.smtp.to,
        ...(mail.email && { replyTo: { name, address: mail.email } }),
        subject: name ? `Message from ${name}` : "Message from the website",
        text: [mail.message, "", name, mail.phone, mail.email].join("\n").trim(),
      });
      await db
        .updateTable("outgoing_mails")
        .set({ sent_at: new Date().toISOString(), last_error: "" })
        .where("id", "=", mail.id)
        .execute();
      sent += 1;
    } catch (error) {
      const wait = delays[Math.min(mail.attempts, delays.length - 1)] ?? minute;
      const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
      log.warn({ mail: mail.id, code, attempts: mail.attempts + 1 }, "a mail could not be sent");
      await db
        .updateTable("outgoing_mails")
        .set({
          attempts: mail.attempts + 1,
          next_attempt_at: new Date(now + wait).toISOString(),
          last_error: code,
        })
        .where("id", "=", mail.id)
        .execute();
    }
  }
  transport.close();
  return sent;
}
