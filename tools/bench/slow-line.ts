import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** 400 kbit/s each way, and 400 ms there and back. */
const bytesPerMs = 400_000 / 8 / 1000;
const roundTrip = 400;
/** What one packet carries on a usual line, and what TCP and IP put in front of it. */
const segmentBytes = 1448;
const headerBytes = 52;
const initialWindow = 10 * segmentBytes;
/** As much as a server's kernel takes from it before the line has carried it. */
const sendBufferBytes = 64 * 1024;

/** One direction of the line, which all connections share. */
interface Lane {
  freeAt: number;
}

export interface SlowLine {
  /** For a browser's context: all that it asks for goes over the line. */
  proxy: { server: string; bypass: string };
  end: () => void;
}

/**
 * A slow line between a browser and the servers of this machine, without the kernel's help: a SOCKS5 proxy (RFC 1928). A
 * connection is open after a round trip, as the browser sees it too; it sends ten packets at first and as many more as are
 * acknowledged (slow start), and all connections queue for the same 400 kbit/s. It loses nothing and reorders nothing.
 */
export async function startSlowLine(): Promise<SlowLine> {
  const [up, down]: [Lane, Lane] = [{ freeAt: 0 }, { freeAt: 0 }];
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true, noDelay: true }, async (browser) => {
    sockets.add(browser);
    browser.on("error", () => browser.destroy());
    browser.on("close", () => sockets.delete(browser));
    const port = await wantedPort(browser);
    const upstream = connect({ port, host: "127.0.0.1", allowHalfOpen: true, noDelay: true });
    sockets.add(upstream);
    upstream.on("error", () => upstream.destroy());
    upstream.on("close", () => sockets.delete(upstream));
    for (const socket of [browser, upstream]) {
      socket.on("close", () => {
        browser.destroy();
        upstream.destroy();
      });
    }
    await new Promise((resolve) => setTimeout(resolve, roundTrip));
    carry(browser, upstream, up);
    carry(upstream, browser, down);
    browser.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    proxy: {
      server: `socks5://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bypass: "<-loopback>",
    },
    end() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Greets a browser that wants no password and reads to which port of this machine it wants to go. */
async function wantedPort(browser: Socket): Promise<number> {
  const next = () => new Promise<Buffer>((resolve) => browser.once("data", resolve));
  await next();
  browser.write(Buffer.from([5, 0]));
  const wanted = await next();
  browser.pause();
  return wanted.readUInt16BE(wanted.length - 2);
}

function carry(from: Socket, to: Socket, lane: Lane): void {
  let waiting: Buffer = Buffer.alloc(0);
  let window = initialWindow;
  let unacknowledged = 0;
  let ended = false;
  const travelling: Buffer[] = [];

  function send(): void {
    while (waiting.length > 0 && unacknowledged < window) {
      const segment = waiting.subarray(0, segmentBytes);
      waiting = waiting.subarray(segment.length);
      unacknowledged += segment.length;
      travelling.push(segment);
      const now = performance.now();
      lane.freeAt = Math.max(now, lane.freeAt) + (segment.length + headerBytes) / bytesPerMs;
      const arrives = lane.freeAt + roundTrip / 2 - now;
      setTimeout(arrive, arrives);
      setTimeout(acknowledge, arrives + roundTrip / 2, segment.length);
    }
    if (waiting.length < sendBufferBytes) from.resume();
  }
  // Timers of one millisecond may fire in any order, so what arrives is always what left first.
  function arrive(): void {
    const segment = travelling.shift();
    if (segment && to.writable) to.write(segment);
    if (ended && waiting.length + travelling.length === 0) to.end();
  }
  function acknowledge(bytes: number): void {
    // As Linux does, a window that was not half used does not grow.
    if (window < 2 * unacknowledged) window += bytes;
    unacknowledged -= bytes;
    send();
  }

  from.on("data", (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk]);
    if (waiting.length >= sendBufferBytes) from.pause();
    send();
  });
  from.on("end", () => {
    ended = true;
    if (waiting.length + travelling.length === 0) to.end();
  });
  from.resume();
}
