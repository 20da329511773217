import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "pino";

/** Milliseconds without progress after which a connection is closed. */
const stalledMs = 2 * 60_000;
/** Periods without progress that the server itself can cause, until the request is given up. */
const maxOwnPeriods = 5;

interface Work {
  request: IncomingMessage;
  response: ServerResponse;
  periods: number;
}

/** Closes connections whose client stalls. Those that wait for the server's answer stay open, and are logged. */
export function closeStalled(server: Server, log: Pick<Logger, "warn">, ms = stalledMs): void {
  const works = new WeakMap<Socket, Work>();
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    works.set(request.socket, { request, response, periods: 0 });
  });
  server.setTimeout(ms, (socket: Socket) => {
    const work = works.get(socket);
    const waitsForServer = work?.request.complete && !work.response.headersSent;
    if (!work || !waitsForServer || work.periods >= maxOwnPeriods) {
      socket.destroy();
      return;
    }
    work.periods += 1;
    log.warn(
      { method: work.request.method, seconds: (work.periods * ms) / 1000 },
      "a request has not been answered yet: the server is very busy",
    );
    socket.setTimeout(ms);
  });
}
