import { sendDueMails } from "~/content/messages/outbox.server";
import type { Services } from "~/services/services.server";

const mailInterval = 30_000;

/** Sends due mails every half minute; does nothing without a mail server. */
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
