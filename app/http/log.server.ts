import { type Logger, pino } from "pino";
import { logDestination } from "./log-destination.server";

/** One JSON line per event on standard output; no addresses, names, cookies or query strings go in. */
export function createLogger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, logDestination(1));
}
