import type { Logger } from "pino";
import { currentRequest } from "./request-context";

/**
 * A promise that nobody caught, or an error thrown where nobody could catch it: what the process holds can no longer be
 * trusted. It is logged with its request, and `stop` ends the process, for its unit to start it again.
 */
export function stopOnFatalError(log: Logger, stop: () => void): void {
  const end = (error: unknown) => {
    const err = error instanceof Error ? error : new Error(String(error));
    log.fatal({ err, ...currentRequest() }, "an error that nothing caught: the process ends");
    stop();
  };
  process.on("uncaughtException", end);
  process.on("unhandledRejection", end);
}
