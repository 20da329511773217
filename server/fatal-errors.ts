import type { Logger } from "pino";
import { currentRequest } from "./request-context";

/** Stops on uncaught errors: the state of the process can no longer be trusted. */
export function stopOnFatalError(log: Logger, stop: () => void): void {
  const end = (error: unknown) => {
    const err = error instanceof Error ? error : new Error(String(error));
    log.fatal({ err, ...currentRequest() }, "an error that nothing caught: the process ends");
    stop();
  };
  process.on("uncaughtException", end);
  process.on("unhandledRejection", end);
}
