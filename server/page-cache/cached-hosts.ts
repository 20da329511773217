import type { Services } from "~/services/services.server";
import { openLookup } from "~db/connection.server";
import { knownHosts } from "../host-check";

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(?::(\d+))?$/;

const maxFound = 100;

/**
 * Returns a test for hosts whose pages are cached: each `Host` needs pages of its own, and anyone can send
 * any. Without ORIGIN, these are hosts at which staff have logged in, and this machine's name.
 */
export function cachedHosts({ config, db }: Services): (host: string, port: number | undefined) => boolean {
  const isKnown = knownHosts(config);
  // With ORIGIN, all pages contain the same addresses.
  if (config.origin) return isKnown;
  const isNoted = openLookup(db, "select 1 from site_hosts where host = ?");
  const found = new Set<string>();
  return (host, port) => {
    if (found.has(host)) return true;
    const own = loopback.exec(host);
    const isOurs = own ? (own[2] ?? "80") === String(port) : isKnown(host) && isNoted(host);
    if (isOurs && found.size < maxFound) found.add(host);
    return isOurs;
  };
}
