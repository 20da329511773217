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
