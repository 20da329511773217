import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { servicesOf } from "~/services/services.server";
import { refusal } from "./refusal";

const changing = (method: string) => !["GET", "HEAD", "OPTIONS"].includes(method);

/**
 * Refuses a browser's state-changing request that another site made (cross-site request forgery).
 * `Sec-Fetch-Site` decides where the browser sends it; `Origin` and `Referer` speak for older ones.
 * A client that sends none of the three is no browser, and is served.
 *
 * @param allowedOrigins other origins that may call (the old endpoints' GDAPI_ALLOWED_ORIGINS)
 * @throws Response 403
 */
export function assertSameOrigin(
  request: Request,
  context: AppLoadContext,
  allowedOrigins: string[] = [],
): void {
  if (!changing(request.method)) return;
  const origin = originOf(request, context);
  if (origin && allowedOrigins.includes(origin)) return;

  const fetchSite = request.headers.get("Sec-Fetch-Site");
  const foreignFetch = fetchSite !== null && fetchSite !== "same-origin" && fetchSite !== "none";
  // A privacy setting can hide the origin as "null"; then only Sec-Fetch-Site can vouch for the request.
  const foreignOrigin =
    origin === "null" ? fetchSite === null : origin !== null && !isOurs(origin, request, context);
  const referer = request.headers.get("Referer");
  const foreignReferer =
    fetchSite === null && origin === null && referer !== null && !isOurs(referer, request, context);
  if (foreignFetch || foreignOrigin || foreignReferer) {
    throw refusal(403, t("This request came from another website, so nothing was changed."));
  }
}

/** Returns the origin that the browser names. */
export function originOf(request: Request, context: AppLoadContext): string | null {
  return request.headers.get("Origin") ?? context.origin ?? null;
}

function isOurs(address: string, request: Request, context: AppLoadContext): boolean {
  if (!URL.canParse(address)) return false;
  const { config } = servicesOf(context);
  const given = new URL(address);
  // Only the host is compared with the request's own: a proxy may have taken the TLS off.
  return config.origin ? given.origin === config.origin : given.host === new URL(request.url).host;
}
