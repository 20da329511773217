import type { RequestHandler } from "express";

/** Limits, in bytes and milliseconds, for the rest of a body after the response. */
const maxBytes = 32 * 1024 * 1024;
const maxTime = 15_000;

/**
 * Drains bodies of requests that were answered early (no session, too large), because browsers show the
 * response only then. Stops at a limit. Other readers are detached: a paused body would block the next
 * request on the connection.
 */
export const boundUnreadBodies: RequestHandler = (request, response, next) => {
  response.on("finish", () => {
    if (request.complete) return;
    let bytes = 0;
    const cut = () => request.destroy();
    const timer = setTimeout(cut, maxTime);
    request.removeAllListeners("data");
    request.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) cut();
    });
    request.on("close", () => clearTimeout(timer));
    request.resume();
  });
  next();
};
