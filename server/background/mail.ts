import { sendDueMails } from "~/content/messages/outbox.server";
import type { Services } from "~/services/services.server";

/** Mails that wait are looked for this often, in milliseconds. */
const mailInterval = 30_000;

/** Sends the mails that are due, now and every half minute; does nothing if no mail server is set. */
export function startMail(services: Services): void {
  if (!services.config.smtp) return;
  let busy = false;
  const send = async () => {
    if (busy) return;
    busy = true;
    await sendDueMails(services).catch((error: unknown) => services.log.error({ err: error }, "mail failed"));
    busy = false;
  };
  void send();
  setInterval(send, mailInterval).unref();
}
