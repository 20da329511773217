/**
 * The path of an address on this site, for going back to; undefined for anything that leads elsewhere
 * (`//evil.example`, `/\evil.example`, another host or scheme).
 */
export function samePath(address: string | null, base: string): string | undefined {
  if (!address || !URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  if (url.host !== new URL(base).host || !/^https?:$/.test(url.protocol)) return undefined;
  return url.pathname.replace(/\/{2,}/g, "/") + url.search;
}
