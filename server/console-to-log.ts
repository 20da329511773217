import { format } from "node:util";
import type { Logger } from "pino";

/** Libraries report on the console: their lines become lines of the log, so that all of it is JSON. */
export function sendConsoleToLog(log: Pick<Logger, "warn" | "error">): void {
  console.warn = (...words: unknown[]) => log.warn(format(...words));
  console.error = (...words: unknown[]) => log.error(format(...words));
}
