import { write, writeSync } from "node:fs";

/** Bytes of log lines that wait at most; what comes on top is dropped, and counted. */
const maxWaiting = 1024 * 1024;

/** Milliseconds after which writing is tried again where it failed. */
const retryInterval = 1000;

/** Milliseconds after which a write that is not done is stuck: nobody reads the pipe. */
const stuckAfter = 200;

/**
 * Takes log lines to a file descriptor without ever stopping or ending the process: on a full disk, or where nobody reads
 * a pipe, lines wait, and are dropped beyond a megabyte; how many is said once they can be written again.
 */
export function logDestination(descriptor: number): { write: (line: string) => void } {
  let waiting: string[] = [];
  let bytes = 0;
  let dropped = 0;
  let underWay: { rest: Buffer; since: number } | undefined;

  function take(line: string): void {
    const length = Buffer.byteLength(line);
    if (bytes + length > maxWaiting) {
      dropped += 1;
      return;
    }
    waiting.push(line);
    bytes += length;
    if (!underWay) writeWaiting();
  }

  function writeWaiting(): void {
    if (dropped > 0) waiting.push(lostLine(dropped));
    const text = Buffer.from(waiting.join(""));
    waiting = [];
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
      else writeWaiting();
    });
  }

  /** The last lines of a process: better twice than never, unless writing them would keep it from ending. */
  function writeLast(): void {
    if (underWay && Date.now() - underWay.since > stuckAfter) return;
    try {
      writeSync(descriptor, Buffer.concat([underWay?.rest ?? Buffer.of(), Buffer.from(waiting.join(""))]));
    } catch {
      // There is nowhere to write to.
    }
  }

  writeAtEnd(writeLast);
  return { write: take };
}

const lastWrites: (() => void)[] = [];

/** One listener for all: Node warns of more than ten. */
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
