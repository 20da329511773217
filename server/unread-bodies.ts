import type { RequestHandler } from "express";

/** Bytes and milliseconds a body may still take after it was answered. */
const maxBytes = 32 * 1024 * 1024;
const maxTime = 15_000;

/**
 * A request may be answered before its body was read (no session, too large). Browsers show the answer only
 * when the rest has been taken, so it is taken, but not without end: a gigabyte is cut off. Whoever was to read the
 * body no longer does, and would pause it: then nothing more would be taken, and the next request on the connection
 * never be seen.
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
