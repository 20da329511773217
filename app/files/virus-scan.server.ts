import { createReadStream } from "node:fs";
import { connect } from "node:net";
import { pipeline } from "node:stream/promises";

/** Bytes sent to the scanner in one piece. */
const pieceBytes = 64 * 1024;
/** Milliseconds in which the scanner has to answer. */
const patience = 20_000;

/** The scanner could not say anything about a file. */
export class ScannerUnavailableError extends Error {
  override name = "ScannerUnavailableError";
}

/**
 * Has a file looked at by clamd, ClamAV's scanner, with its command INSTREAM (clamd(8)).
 * @param socket its socket's path, or `host:port`
 * @returns the name of what it found; undefined if it found nothing
 * @throws ScannerUnavailableError if it does not answer, or cannot look
 */
export async function scanForViruses(socket: string, path: string): Promise<string | undefined> {
  let reply: string;
  try {
    reply = await ask(socket, path);
  } catch (cause) {
    throw new ScannerUnavailableError("The virus scanner does not answer.", { cause });
  }
  if (/^stream: OK$/.test(reply)) return undefined;
  const found = /^stream: (.+) FOUND$/.exec(reply)?.[1];
  if (!found) throw new ScannerUnavailableError(`The virus scanner says: ${reply}`);
  return found;
}

async function ask(place: string, path: string): Promise<string> {
  const address = /^([^/]+):(\d+)$/.exec(place);
  const socket = address ? connect(Number(address[2]), address[1]) : connect(place);
  socket.setTimeout(patience, () => socket.destroy(new Error("timed out")));
  const reply = new Promise<string>((resolve, reject) => {
    let text = "";
    socket.setEncoding("utf8");
    socket.on("data", (part) => {
      text += part;
    });
    socket.once("end", () => resolve(text.replace(/\0$/, "")));
    socket.once("error", reject);
  });
  const sent = pipeline(createReadStream(path, { highWaterMark: pieceBytes }), inPieces, socket, {
    end: false,
  });
  try {
    // A scanner that refuses a file answers before it has read all of it.
    return await Promise.race([reply, sent.then(() => reply)]);
  } finally {
    reply.catch(() => {});
    sent.catch(() => {});
    socket.destroy();
  }
}

/** Each piece after its length; a length of zero ends the file. */
async function* inPieces(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from("zINSTREAM\0");
  for await (const piece of pieces) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    yield Buffer.concat([length, piece]);
  }
  yield Buffer.alloc(4);
}
