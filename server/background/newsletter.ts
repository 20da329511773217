import { sendNewsletter } from "~/content/newsletter/send.server";
import type { Services } from "~/services/services.server";

const interval = 30_000;

/** Sends due newsletter issues. On shutdown, waits for the mail being sent. */
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
