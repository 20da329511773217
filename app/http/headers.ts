interface PolicyParts {
  scripts?: string | undefined;
  styles?: string | undefined;
  tls?: boolean;
  /** Framed by a page of this site. */
  framed?: boolean;
}

const development = process.env.NODE_ENV === "development";

/** Public pages have no inline script, so they need no nonce and can be cached. */
export function contentSecurityPolicy({ scripts, styles, tls, framed }: PolicyParts = {}): string {
  const sources = (...list: (string | false | undefined)[]) => list.filter(Boolean).join(" ");
  return [
    "default-src 'self'",
    ...(scripts ? [`script-src 'self' ${scripts}`] : []),
    `style-src ${sources("'self'", development ? "'unsafe-inline'" : styles)}`,
    ...(development ? ["connect-src 'self' ws:"] : []),
    // Staff forms preview chosen photos.
    ...(scripts || development ? ["img-src 'self' data: blob:"] : []),
    // Staff forms frame previews. Their scripts keep the policy of the page that was loaded first.
    `frame-src ${sources(scripts && "'self'", "https://www.youtube-nocookie.com")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    ...(tls ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** @param microphone for staff forms, which record messages */
export const permissionsPolicy = (microphone = "") =>
  `camera=(), microphone=(${microphone}), geolocation=(), payment=(), usb=()`;

export const securityHeaders: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": permissionsPolicy(),
  "Cross-Origin-Opener-Policy": "same-origin",
  // Public responses use `cross-origin` (server/app.ts).
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** For public pages with made-up addresses, which must not fill caches. */
export const notShared = { "Cache-Control": "private, no-cache" };

/** Proxies may be 25 s behind (docs/decisions/0006). Not `stale-while-revalidate`, because of Firefox. */
export const sharedPage = "public, max-age=0, s-maxage=25";

/** Browsers never ask again; proxies forget pictures as fast as pages, so that deleted ones disappear. */
export const namedForGood = "public, max-age=31536000, s-maxage=25, immutable";

/** Clears caches when a session ends. Clearing cookies would delete those of all names below the domain. */
export const clearSiteData = { "Clear-Site-Data": '"cache", "storage"' };
