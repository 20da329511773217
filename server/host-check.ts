import type { RequestHandler } from "express";
import type { Config } from "~/config.server";

const hostname = /^([a-z\d]([a-z\d.-]{0,251}[a-z\d])?|\[[\da-f:.]+\])(:\d{1,5})?$/i;
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Refuses requests for a host that this site is not: addresses in links and cookies are made from it. Where
 * ORIGIN names the public address only that host counts, and loopback for checks from the machine itself.
 */
export function checkHost({ origin }: Config): RequestHandler {
  const expected = origin && new URL(origin).host;
  return (request, response, next) => {
    const host = request.headers.host ?? "";
    const known = hostname.test(host) && (!expected || host === expected || loopback.test(host));
    if (known) return next();
    response.status(421).type("text").send("This server does not answer for this host name.");
  };
}
