import type { ServerResponse } from "node:http";
import type { Config } from "~/config.server";
import { securityHeaders } from "~/http/headers";

/** Sent on encrypted connections, for a year. */
const transportSecurity = "max-age=31536000; includeSubDomains";

/** Returns the headers of every response. @param tls true if the visitor's connection is encrypted */
export function commonHeaders({ origin }: Pick<Config, "origin">, tls: boolean): Record<string, string> {
  const encrypted = tls || origin?.startsWith("https:");
  return { ...securityHeaders, ...(encrypted && { "Strict-Transport-Security": transportSecurity }) };
}

/** Headers that browsers use for documents only; omitted for assets to save half a kilobyte each. */
const documentHeaders = ["Permissions-Policy", "Cross-Origin-Opener-Policy", "Referrer-Policy"];
const assetPolicy = "default-src 'none'; frame-ancestors 'none'";

interface Known {
  /** True for pictures, style sheets and scripts; derived from the content type if not given. */
  isAsset?: boolean;
  hasPolicy?: boolean;
}

const assetType = /^(image\/|text\/(css|javascript)|application\/javascript)/;

/** Sets headers that depend on others. Call it after type, status and cache headers are set. */
export function finishHeaders(response: ServerResponse, { isAsset, hasPolicy }: Known = {}): void {
  const headerOf = (name: string) => String(response.getHeader(name) ?? "");
  if (headerOf("Cache-Control").startsWith("public"))
    response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  if (response.statusCode === 405 && !response.hasHeader("Allow")) response.setHeader("Allow", "GET, HEAD");
  if (isAsset ?? assetType.test(headerOf("Content-Type"))) {
    for (const name of documentHeaders) response.removeHeader(name);
    if (!hasPolicy) response.setHeader("Content-Security-Policy", assetPolicy);
  }
  // For the preview of a notice: the older equivalent of the policy.
  if (headerOf("Content-Security-Policy").includes("frame-ancestors 'self'"))
    response.setHeader("X-Frame-Options", "SAMEORIGIN");
}
