import type { RequestHandler } from "@remix-run/node";

/** Set by Remix on responses thrown by resource routes. */
const thrown = "X-Remix-Catch";

/** Answers a refused file with its message as plain text, which browsers display. */
export function readableRefusals(handle: RequestHandler): RequestHandler {
  return async (request, context) => {
    const response = await handle(request, context);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const { headers, status } = response;
    if (!isRead || !headers.has(thrown) || !headers.get("Content-Type")?.startsWith("application/json"))
      return response;
    // HEAD responses have no body.
    const text = await response.text();
    const { message } = (text ? JSON.parse(text) : {}) as { message?: string };
    headers.delete(thrown);
    headers.delete("Content-Length");
    headers.set("Content-Type", "text/plain; charset=utf-8");
    const words = message ?? "This request cannot be answered.";
    return new Response(request.method === "HEAD" ? null : words, { status, headers });
  };
}
