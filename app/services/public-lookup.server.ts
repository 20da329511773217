import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import os from "node:os";
import ipaddr from "ipaddr.js";

/** Rejects IPv4-compatible IPv6 addresses too (`::7f00:1`, RFC 4291, section 2.5.5.1). */
export function isElsewhere(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  if (parsed.kind() === "ipv6" && (parsed as ipaddr.IPv6).parts.slice(0, 6).every((part) => part === 0))
    return false;
  const own = Object.values(os.networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return !own.some(
    (each) => ipaddr.process(each.address.replace(/%.*$/, "")).toString() === parsed.toString(),
  );
}

/** Checks IP literals; names are checked when resolved. */
export function isPrivate({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  return isIP(host) > 0 ? !isElsewhere(host) : /(^|\.)localhost\.?$/.test(host);
}

/** Resolves a host; fails if any address is private (SSRF protection). */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new Error(`${host} has no address.`), "", 4);
    if (!addresses.every(({ address }) => isElsewhere(address))) {
      return done(new Error(`${host} leads into a network of its own.`), "", 4);
    }
    if (options.all) return done(null, addresses);
    done(null, first.address, first.family);
  });
};
