import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** How long each step of stopping takes at most, in milliseconds. Together they are less than the 10 s of Docker. */
export const stopLimits = {
  /** For a connection on which a request has begun but its head is not complete. */
  begun: 500,
  /** For requests under way: uploads too. */
  underWay: 7_500,
  /** For senders to take the 503 that they get then. */
  farewell: 1_000,
  /** For temporary files of what was cut to be removed. */
  cleanUp: 250,
};

/**
 * Follows a server's connections, so that it can be stopped in good order.
 * @returns stops it: no new connections, those without a request are closed, what is under way is finished and its
 * connection closed, what takes too long is answered with 503. Resolves when the last connection has gone, with the
 * number of requests that were not finished.
 */
export function createStop(server: Server, limits = stopLimits): () => Promise<number> {
  const sockets = new Set<Socket>();
  const open = new Map<ServerResponse, IncomingMessage>();
  let stopping = false;

  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  // Before the site's own listener, so that its answers say "Connection: close" from the first byte.
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    open.set(response, request);
    response.shouldKeepAlive &&= !stopping;
    response.once("close", () => {
      open.delete(response);
      if (stopping) server.closeIdleConnections();
    });
  });

  const closeWithoutRequest = () => {
    const busy = new Set([...open.values()].map((request) => request.socket));
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
  };

  return async () => {
    stopping = true;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const closedWithin = (time: number) => Promise.race([closed, wait(time, undefined, { ref: false })]);
    for (const response of open.keys()) response.shouldKeepAlive = false;
    await closedWithin(limits.begun);
    closeWithoutRequest();
    await closedWithin(limits.underWay);
    const cut = open.size;
    for (const [response, request] of open) refuse(request, response);
    if (cut > 0) await closedWithin(limits.farewell);
    for (const socket of sockets) socket.destroy();
    await closed;
    if (cut > 0) await wait(limits.cleanUp);
    return cut;
  };
}

const words = "The website is being restarted, so this could not be finished. Please try again in a minute.";

function refuse({ url = "", headers }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return;
  const wantsJson = url.startsWith("/gdapi/") || headers.accept?.startsWith("application/json");
  const body = wantsJson ? JSON.stringify({ success: false, message: words }) : page;
  response
    .writeHead(503, {
      "Content-Type": wantsJson ? "application/json" : "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Retry-After": "30",
    })
    .end(body);
}

const page = `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>One moment, please</title>
<h1>One moment, please</h1>
<p>${words}</p>
</html>
`;
