import type { ServerResponse } from "node:http";
import type { Config } from "~/config.server";
import { securityHeaders } from "~/http/headers";

/** For a year, on every connection that is encrypted. */
const transportSecurity = "max-age=31536000; includeSubDomains";

/**
 * The headers of every answer, from memory or not.
 * @param tls whether the visitor's connection is encrypted, as far as the request tells
 */
export function commonHeaders({ origin }: Pick<Config, "origin">, tls: boolean): Record<string, string> {
  const encrypted = tls || origin?.startsWith("https:");
  return { ...securityHeaders, ...(encrypted && { "Strict-Transport-Security": transportSecurity }) };
}

/** Headers that browsers follow for documents only; on a slow line half a kilobyte more for each picture matters. */
const documentHeaders = ["Permissions-Policy", "Cross-Origin-Opener-Policy", "Referrer-Policy"];
const assetPolicy = "default-src 'none'; frame-ancestors 'none'";

interface Known {
  /** It is a picture, a style sheet or a script; otherwise its type tells. */
  isAsset?: boolean;
  /** It has a policy of its own. */
  hasPolicy?: boolean;
}

const assetType = /^(image\/|text\/(css|javascript)|application\/javascript)/;

/** Sets the headers that follow from others. Call it once type, status and cache headers are set. */
export function finishHeaders(response: ServerResponse, { isAsset, hasPolicy }: Known = {}): void {
  const headerOf = (name: string) => String(response.getHeader(name) ?? "");
  if (headerOf("Cache-Control").startsWith("public"))
    response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  if (response.statusCode === 405 && !response.hasHeader("Allow")) response.setHeader("Allow", "GET, HEAD");
  if (isAsset ?? assetType.test(headerOf("Content-Type"))) {
    for (const name of documentHeaders) response.removeHeader(name);
    if (!hasPolicy) response.setHeader("Content-Security-Policy", assetPolicy);
  }
  // The preview of a notice: the older header says the same as the policy.
  if (headerOf("Content-Security-Policy").includes("frame-ancestors 'self'"))
    response.setHeader("X-Frame-Options", "SAMEORIGIN");
}
