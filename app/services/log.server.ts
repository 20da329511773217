import { type Logger, pino } from "pino";
import { logDestination } from "./log-destination.server";

const ignore = () => {};

/** Logs one JSON line per event; never personal data. */
export function createLogger(level: string): Logger {
  for (const stream of [process.stdout, process.stderr]) {
    // Node's own warnings must not end the process.
    if (!stream.listeners("error").includes(ignore)) stream.on("error", ignore);
  }
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, logDestination(1));
}
