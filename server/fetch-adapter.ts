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
 * A handler in terms of fetch as one of express. Remix's own adapter writes a body as fast as it can be read, so
 * visitors who take a large file slowly would fill the memory with it; and it believes `X-Forwarded-Host` over the
 * host that was checked.
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

/**
 * The request in terms of fetch. Its signal aborts when the visitor goes away before the answer is complete, and when
 * the answer was given although the body is not here yet: nobody will read the rest.
 */
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
  // A proxy's word for the scheme is one of two, whatever it sends.
  const scheme = request.secure ? "https" : "http";
  return new Request(`${scheme}://${request.headers.host}${request.originalUrl}`, {
    method: request.method,
    headers,
    signal: gone.signal,
    ...body,
  });
}

/** Reads the body only as fast as the visitor takes it. */
async function send(response: ExpressResponse, answer: Response): Promise<void> {
  // Answered meanwhile: the server is stopping and could not wait.
  if (response.headersSent) return void answer.body?.cancel();
  response.status(answer.status);
  for (const [name, value] of answer.headers) {
    if (name === "set-cookie") response.append(name, value);
    else response.set(name, value);
  }
  finishHeaders(response, { hasPolicy: answer.headers.has("Content-Security-Policy") });
  if (!answer.body) return void response.end();
  await pipeline(Readable.fromWeb(answer.body as WebStream), response).catch((error: unknown) => {
    // The visitor went away: nobody is left to tell.
    if (!(error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE"))
      throw error;
  });
}
