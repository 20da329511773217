import { createReadStream } from "node:fs";
import { connect } from "node:net";
import { pipeline } from "node:stream/promises";

const pieceBytes = 64 * 1024;
const timeoutMs = 20_000;

export class ScannerUnavailableError extends Error {
  override name = "ScannerUnavailableError";
}

/** clamd(8), INSTREAM. @param socket path or `host:port` @throws ScannerUnavailableError */
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
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error("timed out")));
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
    // The scanner can answer before it has read everything.
    return await Promise.race([reply, sent.then(() => reply)]);
  } finally {
    reply.catch(() => {});
    sent.catch(() => {});
    socket.destroy();
  }
}

/** Prefixes chunks with their length; zero ends the file. */
async function* inPieces(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from("zINSTREAM\0");
  for await (const piece of pieces) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    yield Buffer.concat([length, piece]);
  }
  yield Buffer.alloc(4);
}
