import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Time limits of the stopping steps, in milliseconds. Their sum is below Docker's 10 s. */
export const stopLimits = {
  /** For requests with incomplete headers. */
  begun: 500,
  /** For running requests, including uploads. */
  underWay: 7_500,
  /** For senders to receive the 503. */
  farewell: 1_000,
  /** For removing temporary files of aborted requests. */
  cleanUp: 250,
};

/**
 * Tracks connections so that the server can stop gracefully.
 * @returns a function that closes idle connections, finishes running requests and answers late ones with 503.
 * It resolves with the number of unfinished requests.
 */
export function createStop(server: Server, limits = stopLimits): () => Promise<number> {
  const sockets = new Set<Socket>();
  const open = new Map<ServerResponse, IncomingMessage>();
  let stopping = false;

  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  // Runs before the site's listener so that responses have "Connection: close".
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
