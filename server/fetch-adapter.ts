import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  type RequestHandler as FetchHandler,
} from "@remix-run/node";
import type {
  RequestHandler as ExpressHandler,
  Request as ExpressRequest,
  Response as ExpressResponse,
} from "express";
import { finishHeaders } from "./response-headers";

interface Adapted {
  handle: FetchHandler;
  getLoadContext: (request: ExpressRequest, response: ExpressResponse) => AppLoadContext;
}

/**
 * Adapts a fetch handler to express. Remix's own adapter buffers large files for slow visitors, and trusts
 * `X-Forwarded-Host` over the checked host.
 */
export function expressHandler({ handle, getLoadContext }: Adapted): ExpressHandler {
  return async (request, response, next) => {
    try {
      await send(response, await handle(fetchRequest(request, response), getLoadContext(request, response)));
    } catch (error) {
      next(error);
    }
  };
}

/** The signal aborts if the visitor leaves, or if the response is complete before the body has arrived. */
function fetchRequest(request: ExpressRequest, response: ExpressResponse): Request {
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished || !request.complete) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  const reads = request.method === "GET" || request.method === "HEAD";
  const body = reads ? {} : { body: createReadableStreamFromReadable(request), duplex: "half" as const };
  // Never take the scheme from the header itself: proxies can send anything.
  const scheme = request.secure ? "https" : "http";
  return new Request(`${scheme}://${request.headers.host}${request.originalUrl}`, {
    method: request.method,
    headers,
    signal: gone.signal,
    ...body,
  });
}

/** Sends the body with backpressure. */
async function send(response: ExpressResponse, answer: Response): Promise<void> {
  // The server is stopping and has already answered.
  if (response.headersSent) return void answer.body?.cancel();
  response.status(answer.status);
  for (const [name, value] of answer.headers) {
    if (name === "set-cookie") response.append(name, value);
    else response.set(name, value);
  }
  // A redirect for one visitor, such as to the login; only permanent ones may be kept.
  if ([302, 303, 307].includes(answer.status) && !answer.headers.has("Cache-Control"))
    response.set("Cache-Control", "no-store");
  finishHeaders(response, { hasPolicy: answer.headers.has("Content-Security-Policy") });
  if (!answer.body) return void response.end();
  await pipeline(Readable.fromWeb(answer.body as WebStream), response).catch((error: unknown) => {
    // The visitor has left.
    if (!(error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE"))
      throw error;
  });
}
