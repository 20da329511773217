import type { RequestHandler } from "express";

/**
 * Takes the `Origin` header away before Remix sees it, and keeps it for our own check. Remix compares it with the
 * `Host` header alone and answers a mismatch with an empty 500: wrong behind a proxy that hides the public address
 * (ORIGIN), and no page for a person to read.
 */
export const hideOriginHeader: RequestHandler = (request, response, next) => {
  response.locals.origin = request.headers.origin;
  delete request.headers.origin;
  next();
};
