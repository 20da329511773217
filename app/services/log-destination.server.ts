import { write, writeSync } from "node:fs";
import { type Logger, pino } from "pino";

/** Maximum buffered bytes; more is dropped and counted. */
const maxPendingBytes = 1024 * 1024;

/** Milliseconds before a failed write is retried. */
const retryInterval = 1000;

/** Milliseconds after which a pipe counts as stuck. */
const stuckAfter = 200;

/** Never blocks or ends the process: buffers up to 1 MB, then drops lines and reports their number. */
export function logDestination(descriptor: number): { write: (line: string) => void } {
  let pending: string[] = [];
  let bytes = 0;
  let dropped = 0;
  let underWay: { rest: Buffer; since: number } | undefined;

  function take(line: string): void {
    const length = Buffer.byteLength(line);
    if (bytes + length > maxPendingBytes) {
      dropped += 1;
      return;
    }
    pending.push(line);
    bytes += length;
    if (!underWay) writePending();
  }

  function writePending(): void {
    if (dropped > 0) pending.push(lostLine(dropped));
    const text = Buffer.from(pending.join(""));
    pending = [];
    bytes = 0;
    dropped = 0;
    if (text.length === 0) underWay = undefined;
    else writeRest(text);
  }

  function writeRest(rest: Buffer): void {
    underWay = { rest, since: Date.now() };
    write(descriptor, rest, (error, written) => {
      if (error) setTimeout(writeRest, retryInterval, rest).unref();
      else if (written < rest.length) writeRest(rest.subarray(written));
      else writePending();
    });
  }

  /** Writes the rest at exit, unless that could block. */
  function writeLast(): void {
    if (underWay && Date.now() - underWay.since > stuckAfter) return;
    try {
      writeSync(descriptor, Buffer.concat([underWay?.rest ?? Buffer.of(), Buffer.from(pending.join(""))]));
    } catch {
      // Nowhere to report it.
    }
  }

  writeAtEnd(writeLast);
  return { write: take };
}

const lastWrites: (() => void)[] = [];

/** One listener for all: Node warns at eleven. */
function writeAtEnd(writeLast: () => void): void {
  lastWrites.push(writeLast);
  if (lastWrites.length > 1) return;
  process.once("exit", () => {
    for (const writeOne of lastWrites) writeOne();
  });
}

function lostLine(lost: number): string {
  const time = new Date().toISOString();
  return `${JSON.stringify({ level: 40, time, lost, msg: "log lines were lost: the log could not be written" })}\n`;
}

const ignore = () => {};

/** Logs one JSON line per event, or readable lines in development; never personal data. */
export function createLogger(level: string): Logger {
  for (const stream of [process.stdout, process.stderr]) {
    // Node's own warnings must not end the process.
    if (!stream.listeners("error").includes(ignore)) stream.on("error", ignore);
  }
  const destination = logDestination(1);
  const readable = { write: (line: string) => destination.write(formatLogLine(line)) };
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    process.env.NODE_ENV === "development" ? readable : destination,
  );
}

interface LogLine {
  level: number;
  time: string;
  msg: string;
  err?: { stack?: string; message?: string };
}

const levels: Record<number, string> = {
  10: "trace",
  20: "debug",
  30: "info",
  40: "warning",
  50: "error",
  60: "fatal",
};

/** Formats a line of the log for people: time, level and message, other values, then the stack on its own lines. */
export function formatLogLine(json: string): string {
  const { level, time, msg, err, ...others } = JSON.parse(json) as LogLine;
  const values = Object.entries(others).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const head = [time.slice(11, 19), levels[level] ?? level, msg, ...values].join(" ");
  const stack = err?.stack ?? err?.message;
  return `${head}\n${stack ? `${stack.replace(/^/gm, "    ")}\n` : ""}`;
}
