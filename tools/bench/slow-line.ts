import { type AddressInfo, connect, createServer, type Socket } from "node:net";

const bytesPerMs = 400_000 / 8 / 1000;
const roundTrip = 400;
/** Payload of a TCP segment, and its TCP and IP headers. */
const segmentBytes = 1448;
const headerBytes = 52;
const initialWindow = 10 * segmentBytes;
/** Send buffer of the server's kernel. */
const sendBufferBytes = 64 * 1024;

interface Lane {
  freeAt: number;
}

export interface SlowLine {
  /** Proxy settings of a browser context. */
  proxy: { server: string; bypass: string };
  end: () => void;
}

/**
 * Simulates a slow line by a SOCKS5 proxy (RFC 1928): connection after a round trip, slow start with ten
 * segments, 400 kbit/s shared by all connections, no loss.
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

/** Answers the SOCKS5 greeting and returns the requested port. */
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
  // Timers may fire in any order; segments must arrive in order.
  function arrive(): void {
    const segment = travelling.shift();
    if (segment && to.writable) to.write(segment);
    if (ended && waiting.length + travelling.length === 0) to.end();
  }
  function acknowledge(bytes: number): void {
    // Linux does not grow a window that was not half used.
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
