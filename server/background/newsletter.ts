import { sendNewsletter } from "~/content/newsletter/send.server";
import { sendPush } from "~/content/push/send.server";
import type { Services } from "~/services/services.server";

const interval = 30_000;

/** Sends due newsletter issues and push messages. On shutdown, waits for what is being sent. */
export function startNewsletter(services: Services): void {
  const stop = new AbortController();
  let round: Promise<unknown> | undefined;
  const send = () => {
    const options = { signal: stop.signal };
    const attempt = (work: Promise<unknown>, failure: string) =>
      work.catch((error: unknown) => services.log.error({ err: error }, failure));
    round ??= Promise.all([
      attempt(sendNewsletter(services, options), "the newsletter failed"),
      attempt(sendPush(services, options), "the push messages failed"),
    ]).finally(() => {
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
