import { type Logger, pino } from "pino";
import { logDestination } from "./log-destination.server";

const ignore = () => {};

/** One JSON line per event on standard output; no addresses, names, cookies or query strings go in. */
export function createLogger(level: string): Logger {
  for (const stream of [process.stdout, process.stderr]) {
    // What Node itself prints, a warning say, would end the process where it cannot be written.
    if (!stream.listeners("error").includes(ignore)) stream.on("error", ignore);
  }
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, logDestination(1));
}
