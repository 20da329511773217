import { sendNewsletter } from "~/channels/newsletter/send.server";
import { sendPush } from "~/channels/push/send.server";
import type { Services } from "~/services/services.server";

const interval = 30_000;

/**
 * Sends due newsletter issues, urgent push messages and daily ones, each in rounds of its own: none waits for
 * another. On shutdown, waits for what is being sent.
 */
export function startNewsletter(services: Services): void {
  const stop = new AbortController();
  const { signal } = stop;
  const rounds = [
    startRounds(services, "the newsletter failed", () => sendNewsletter(services, { signal })),
    startRounds(services, "the urgent push messages failed", () =>
      sendPush(services, { signal, only: "urgent" }),
    ),
    startRounds(services, "the push messages failed", () => sendPush(services, { signal, only: "daily" })),
  ];
  const { stopBackground } = services;
  services.stopBackground = async () => {
    stop.abort();
    await Promise.all([stopBackground?.(), ...rounds.map((end) => end())]);
  };
}

/** @returns a function that ends the rounds, and resolves after the current one */
function startRounds({ log }: Services, failure: string, work: () => Promise<unknown>): () => Promise<void> {
  let round: Promise<void> | undefined;
  const send = () => {
    round ??= work()
      .catch((error: unknown) => log.error({ err: error }, failure))
      .then(() => {
        round = undefined;
      });
  };
  send();
  const timer = setInterval(send, interval).unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
