import { createHash } from "node:crypto";
import fresh from "fresh";
import { sharedPage } from "./headers";

/** Serves a text with an ETag, or 304. */
export function taggedText(request: Request, text: string, headers: Record<string, string>): Response {
  // Weak, because compressed variants share it.
  const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const all = { "Cache-Control": sharedPage, ETag: etag, ...headers };
  if (fresh(Object.fromEntries(request.headers), { etag }))
    return new Response(null, { status: 304, headers: all });
  return new Response(text, { headers: all });
}
