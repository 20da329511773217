import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { servicesOf } from "~/services/services.server";
import { refusal } from "./refusal";

const changing = (method: string) => !["GET", "HEAD", "OPTIONS"].includes(method);

/** By `Sec-Fetch-Site`, `Origin` or `Referer`, which only browsers send. @throws Response 403 */
export function assertSameOrigin(
  request: Request,
  context: AppLoadContext,
  allowedOrigins: string[] = [],
): void {
  if (!changing(request.method)) return;
  const origin = getOrigin(request, context);
  if (origin && allowedOrigins.includes(origin)) return;

  const fetchSite = request.headers.get("Sec-Fetch-Site");
  const foreignFetch = fetchSite !== null && fetchSite !== "same-origin" && fetchSite !== "none";
  // Privacy settings can send "null"; then Sec-Fetch-Site decides.
  const foreignOrigin =
    origin === "null" ? fetchSite === null : origin !== null && !isOurs(origin, request, context);
  const referer = request.headers.get("Referer");
  const foreignReferer =
    fetchSite === null && origin === null && referer !== null && !isOurs(referer, request, context);
  if (foreignFetch || foreignOrigin || foreignReferer) {
    throw refusal(403, t("This request came from another website, so nothing was changed."));
  }
}

export function getOrigin(request: Request, context: AppLoadContext): string | null {
  return request.headers.get("Origin") ?? context.origin ?? null;
}

function isOurs(address: string, request: Request, context: AppLoadContext): boolean {
  if (!URL.canParse(address)) return false;
  const { config } = servicesOf(context);
  const given = new URL(address);
  // Compare hosts only: a proxy may terminate TLS.
  return config.origin ? given.origin === config.origin : given.host === new URL(request.url).host;
}
