import type { RequestHandler } from "express";

/** Remix compares `Origin` with `Host` and answers a mismatch with an empty 500: wrong behind a proxy. */
export const hideOriginHeader: RequestHandler = (request, response, next) => {
  response.locals.origin = request.headers.origin;
  delete request.headers.origin;
  next();
};
