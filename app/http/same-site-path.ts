/** Returns undefined for other hosts and schemes (`//evil.example`, `/\evil.example`). */
export function samePath(address: string | null, base: string): string | undefined {
  if (!address || !URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  if (url.host !== new URL(base).host || !/^https?:$/.test(url.protocol)) return undefined;
  return url.pathname.replace(/\/{2,}/g, "/") + url.search;
}
