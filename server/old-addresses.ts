import type { RequestHandler } from "@remix-run/node";
import { countMissing } from "~/redirects/missing.server";
import { countHit, findRedirect, isRedirected } from "~/redirects/redirects.server";
import { servicesOf } from "~/services/services.server";

const ownPart = /^\/(?:dashboard|gdapi|assets|__manifest)(?:[/.]|$)/i;

/** The home page ignores unknown parameters, but `/?p=123` was a page of its own. */
export const isOldHome = ({ pathname, search }: Pick<URL, "pathname" | "search">): boolean =>
  pathname === "/" && search.length > 1;

/** Redirects old addresses that have no page (docs/moving-in.md), and counts those without a redirect. */
export function withOldAddresses(handle: RequestHandler): RequestHandler {
  return async (request, context) => {
    if (request.method !== "GET" && request.method !== "HEAD") return handle(request, context);
    const url = new URL(request.url);
    if (ownPart.test(url.pathname)) return handle(request, context);
    const { db, log } = servicesOf(context ?? {});
    const askBefore = isOldHome(url) && isRedirected(db, url);
    const response = askBefore ? undefined : await handle(request, context);
    if (response && response.status !== 404) return response;
    const found = await findRedirect(db, url).catch((error: unknown) => {
      log.error({ err: error }, "a redirect could not be looked up");
      return undefined;
    });
    // The page cache asks first, without the query; the visitor's own request is counted.
    const isCounted = !context?.shared;
    if (!found) {
      const agent = request.headers.get("User-Agent") ?? "";
      if (response && isCounted && request.method === "GET") countMissing(db, url, agent);
      return response ?? handle(request, context);
    }
    await response?.body?.cancel();
    if (isCounted)
      await countHit(db, found.id).catch((error: unknown) =>
        log.error({ err: error }, "a redirect could not be counted"),
      );
    return new Response(null, {
      status: 301,
      headers: { Location: found.path, "Cache-Control": "no-cache" },
    });
  };
}
