import { isIP, isIPv4 } from "node:net";
import { z } from "zod";

export function isEndpoint(value: string): boolean {
  const url = URL.canParse(value) && new URL(value);
  return url && /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search;
}

export function isBucketUrl(value: string): boolean {
  const url = URL.canParse(value) && new URL(value);
  return url && /^https?:$/.test(url.protocol) && /^\/[^/]/.test(url.pathname);
}

/** Requires TLS to other machines, because the URL can contain a key. */
export function isPurgeUrl(value: string): boolean {
  const url = URL.canParse(value) && new URL(value);
  if (!url || url.username || url.password) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isThisMachine(url.hostname));
}

export const isThisMachine = (host: string) => ["localhost", "127.0.0.1", "[::1]", "::1"].includes(host);

export function isLocalOrigin(value: string): boolean {
  const url = URL.canParse(value) && new URL(value);
  return url && url.protocol === "http:" && isThisMachine(url.hostname);
}

const namedNetworks = ["loopback", "linklocal", "uniquelocal"];

/** True if express accepts it: a number of proxies, or networks and addresses. */
export function isTrustProxy(value: string): boolean {
  if (/^\d{1,2}$/.test(value)) return true;
  return value.split(",").every((each) => {
    const [address = "", prefix] = each.trim().split("/");
    if (isIPv4(address) && isIPv4(prefix ?? "")) return true;
    if (prefix === undefined) return namedNetworks.includes(address) || isIP(address) > 0;
    return (
      /^\d+$/.test(prefix) &&
      isIP(address) > 0 &&
      Number(prefix) > 0 &&
      Number(prefix) <= (isIPv4(address) ? 32 : 128)
    );
  });
}

export function origin() {
  const message = "must be an origin such as https://www.school.example, without a path";
  return z
    .string()
    .refine((value) => {
      const url = URL.canParse(value) && new URL(value);
      return url && /^https?:$/.test(url.protocol) && url.origin === value.replace(/\/$/, "");
    }, message)
    .transform((value) => new URL(value).origin);
}
