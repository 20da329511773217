import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import type { Config } from "~/config.server";

const hostname = /^([a-z\d]([a-z\d.-]{0,251}[a-z\d])?|\[[\da-f:.]+\])(:\d{1,5})?$/i;
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Tells whether this site answers for a `Host` header. */
export function knownHosts({ origin }: Config): (host: string) => boolean {
  const expected = origin && new URL(origin).host;
  return (host) =>
    hostname.test(host) &&
    // A port above 65535, numbers that are no address: what no address can be made of is no host.
    URL.canParse(`http://${host}`) &&
    (!expected || host === expected || loopback.test(host));
}

/**
 * Refuses requests for a host that this site is not: addresses in links and cookies are made from it. Where
 * ORIGIN names the public address only that host counts, and loopback for checks from the machine itself.
 */
export function checkHost(config: Config): RequestHandler {
  const isKnown = knownHosts(config);
  return (request, response, next) => {
    if (isKnown(request.headers.host ?? "")) return next();
    response.status(421).type("text").send("This server does not answer for this host name.");
  };
}

/** Header lines of a request; more are refused, because a reader that drops some may drop those of a proxy. */
export const maxHeaderLines = 100;

/** Tells what no honest client sends: too many header lines, or two hosts, of which a proxy may have checked the other one. */
export function oddHeaders({
  rawHeaders,
}: Pick<IncomingMessage, "rawHeaders">): "many" | "hosts" | undefined {
  if (rawHeaders.length > 2 * maxHeaderLines) return "many";
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1 ? "hosts" : undefined;
}
