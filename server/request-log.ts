import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import type { Logger } from "pino";
import { runAsRequest } from "./request-context";

export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const requestId = randomUUID();
    response.locals.requestId = requestId;
    response.set("X-Request-Id", requestId);
    logWhenDone(log, request, response, { requestId });
    runAsRequest({ requestId, method: request.method, path: request.path }, next);
  };
}

/** Logs no personal data: no address, cookie, query string or user agent. */
export function logWhenDone(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  facts: { requestId: string; cached?: boolean },
): void {
  if (!log.isLevelEnabled("info")) return;
  const started = performance.now();
  const path = (request.url ?? "").split("?")[0];
  response.once("close", () => {
    log.info(
      {
        ...facts,
        method: request.method,
        path,
        status: response.statusCode,
        ms: Math.round(performance.now() - started),
        ...(response.writableFinished ? {} : { aborted: true }),
      },
      "request",
    );
  });
}
