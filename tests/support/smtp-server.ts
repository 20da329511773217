import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

export interface TakenMail extends Email {
  recipient: string;
  raw: string;
}

interface Behaviour {
  /** Response to a recipient instead of "ok", such as `550 5.1.1 no such mailbox`. */
  refuseRecipient?: (address: string) => string | undefined;
  /** Called before a mail is acknowledged; `false` closes the connection instead. */
  onMail?: (mail: TakenMail) => boolean | undefined;
}

/** Real SMTP server (by Nodemailer's makers) that parses mails. */
export async function smtpServer({ refuseRecipient, onMail }: Behaviour = {}) {
  const mails: TakenMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo({ address }, _session, done) {
      const [, code, words] = /^(\d{3}) (.*)$/.exec(refuseRecipient?.(address) ?? "") ?? [];
      if (!code) return done();
      done(Object.assign(new Error(words), { responseCode: Number(code) }));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", async () => {
        const raw = Buffer.concat(parts).toString();
        const recipient = session.envelope.rcptTo[0]?.address ?? "";
        const mail = { ...(await PostalMime.parse(raw)), recipient, raw };
        mails.push(mail);
        if (onMail?.(mail) === false) {
          for (const connection of server.connections) connection.close();
        } else done();
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  let isOpen = true;
  const stop = () =>
    new Promise<void>((resolve) => {
      if (!isOpen) return resolve();
      isOpen = false;
      server.close(() => resolve());
    });
  onTestFinished(stop);
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails, stop };
}
