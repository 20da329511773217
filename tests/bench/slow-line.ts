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
  port: number;
  end: () => void;
}

/**
 * Puts a slow line in front of a server of this machine, without the kernel's help: a connection costs a round trip
 * before its first byte, sends ten packets at first and as many more as are acknowledged (slow start), and all
 * connections queue for the same 400 kbit/s. It loses nothing and reorders nothing.
 */
export async function startSlowLine(target: number): Promise<SlowLine> {
  const [up, down]: [Lane, Lane] = [{ freeAt: 0 }, { freeAt: 0 }];
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (browser) => {
    const upstream = connect({ port: target, host: "127.0.0.1", allowHalfOpen: true, noDelay: true });
    for (const socket of [browser, upstream]) {
      sockets.add(socket);
      socket.on("close", () => {
        sockets.delete(socket);
        browser.destroy();
        upstream.destroy();
      });
      socket.on("error", () => socket.destroy());
    }
    carry(browser, upstream, up, performance.now() + roundTrip);
    carry(upstream, browser, down, 0);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    end() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function carry(from: Socket, to: Socket, lane: Lane, openAt: number): void {
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
      lane.freeAt = Math.max(now, openAt, lane.freeAt) + (segment.length + headerBytes) / bytesPerMs;
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
}
