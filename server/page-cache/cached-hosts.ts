import type { Services } from "~/services/services.server";
import { openLookup } from "~db/connection.server";
import { knownHosts } from "../host-check";

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(?::(\d+))?$/;

/** Hosts that are remembered; the others are looked up each time. */
const maxFound = 100;

/**
 * Tells whether pages for a `Host` are kept: anybody can send any, and each would be pages of its own. Where ORIGIN says
 * what the site is called, only that counts; else the hosts at which staff have logged in, and this machine's own name
 * with the port that is asked.
 */
export function cachedHosts({ config, db }: Services): (host: string, port: number | undefined) => boolean {
  const isKnown = knownHosts(config);
  // With ORIGIN all pages have the same addresses in them, whatever the host.
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
