import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

/** A mail that the server was given. */
export interface TakenMail extends Email {
  /** The envelope's recipient. */
  recipient: string;
  raw: string;
}

interface Behaviour {
  /** The answer to a recipient in place of "ok", such as `550 5.1.1 no such mailbox`. */
  refuseRecipient?: (address: string) => string | undefined;
  /** Called with each mail once it is there whole, before it is acknowledged; `false`: the connection is closed instead. */
  onMail?: (mail: TakenMail) => boolean | undefined;
}

/** A real SMTP server (the one of Nodemailer's makers) on a free port, which reads what it takes. */
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
