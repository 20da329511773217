import type { RequestHandler } from "@remix-run/node";
import { readingOnce } from "~db/read-once";
import { withoutTrailingSigns, withSafeRedirects } from "./addresses";
import { inItsLanguage } from "./languages";
import { withOldAddresses } from "./old-addresses";
import { readableRefusals } from "./readable-refusals";
import { inStaffLanguage } from "./staff-language";

/** Removes the content type of requests without content: loaders detect forms by it. */
function withoutContentType(handle: RequestHandler): RequestHandler {
  return (request, context) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || !request.headers.has("Content-Type")) return handle(request, context);
    const headers = new Headers(request.headers);
    headers.delete("Content-Type");
    return handle(new Request(request, { headers }), context);
  };
}

/** Reads session, second step, settings and content revision once per request (db/read-once.ts). */
const readsOnce =
  (handle: RequestHandler): RequestHandler =>
  (request, context) =>
    readingOnce(() => handle(request, context));

/** Wraps Remix's handler in development and production. The outermost wrapper changes the response last. */
export const wholeSite = (handle: RequestHandler): RequestHandler =>
  withSafeRedirects(
    withOldAddresses(
      withoutTrailingSigns(
        readableRefusals(withoutContentType(readsOnce(inItsLanguage(inStaffLanguage(handle))))),
      ),
    ),
  );
