import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import type { Config } from "~/config.server";

const hostname = /^([a-z\d]([a-z\d.-]{0,251}[a-z\d])?|\[[\da-f:.]+\])(:\d{1,5})?$/i;
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Returns a test for `Host` headers of this site. */
export function knownHosts({ origin }: Config): (host: string) => boolean {
  const expected = origin && new URL(origin).host;
  return (host) =>
    hostname.test(host) &&
    // Rejects hosts that cannot be part of a URL, such as a port above 65535.
    URL.canParse(`http://${host}`) &&
    (!expected || host === expected || loopback.test(host));
}

/** Links and cookies contain the host. With ORIGIN, only its host and loopback are accepted. */
export function checkHost(config: Config): RequestHandler {
  const isKnown = knownHosts(config);
  return (request, response, next) => {
    if (isKnown(request.headers.host ?? "")) return next();
    response.status(421).type("text").send("This server does not answer for this host name.");
  };
}

/** Maximum header lines; a parser that drops lines could drop those of the proxy. */
export const maxHeaderLines = 100;

/** Two hosts are refused because the proxy may have checked the other one. */
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
