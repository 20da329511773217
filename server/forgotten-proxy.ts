import type { RequestHandler } from "express";
import ipaddr from "ipaddr.js";
import { problems } from "~/services/problems";
import type { Services } from "~/services/services.server";
import { noteProblems } from "~db/problems";

const words = problems.proxy;

/** Warns of a proxy without `TRUST_PROXY`. Only private addresses count: anyone can send such headers. */
export function noticeForgottenProxy({ config, db, log }: Services): RequestHandler {
  const note = (problems: Parameters<typeof noteProblems>[2]) =>
    noteProblems(db, "proxy", problems).catch((error: unknown) =>
      log.error({ err: error }, "what was noticed of the proxy could not be noted"),
    );
  if (config.trustProxy) {
    void note([]);
    return (_request, _response, next) => next();
  }
  let noticed = false;
  return (request, _response, next) => {
    const forwarded = request.headers["x-forwarded-for"] ?? request.headers["x-forwarded-proto"];
    if (!noticed && forwarded !== undefined && isNeighbour(request.socket.remoteAddress)) {
      noticed = true;
      log.warn(words);
      void note([{ key: "trust-proxy", words }]);
    }
    next();
  };
}

function isNeighbour(address = ""): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ["loopback", "private", "uniqueLocal", "linkLocal"].includes(ipaddr.process(address).range());
}
