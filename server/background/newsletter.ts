import { sendNewsletter } from "~/content/newsletter/send.server";
import type { Services } from "~/services/services.server";

/** It is looked this often whether an issue is due, in milliseconds; each look sends some mails. */
const interval = 30_000;

/** Sends the newsletter in the background; a mail that is under way when the process stops is waited for. */
export function startNewsletter(services: Services): void {
  if (!services.config.smtp) return;
  const stop = new AbortController();
  let round: Promise<unknown> | undefined;
  const send = () => {
    round ??= sendNewsletter(services, { signal: stop.signal })
      .catch((error: unknown) => services.log.error({ err: error }, "the newsletter failed"))
      .finally(() => {
        round = undefined;
      });
  };
  send();
  const timer = setInterval(send, interval).unref();
  const { stopBackground } = services;
  services.stopBackground = async () => {
    stop.abort();
    clearInterval(timer);
    await Promise.all([stopBackground?.(), round]);
  };
}
