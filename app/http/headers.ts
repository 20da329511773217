interface PolicyParts {
  /** Extra sources for scripts and styles: a nonce or a hash. */
  scripts?: string | undefined;
  styles?: string | undefined;
  tls?: boolean;
  /** It shows pages of this site in frames; and it is shown in one. */
  frames?: boolean;
  framed?: boolean;
}

const development = process.env.NODE_ENV === "development";

/**
 * The Content-Security-Policy of a page. Public pages carry no inline script, so theirs needs no nonce and the
 * page can be cached whole. In development Vite puts its styles inline and talks over a web socket. What `default-src`
 * says already is not said again: it travels with each page.
 */
export function contentSecurityPolicy({ scripts, styles, tls, frames, framed }: PolicyParts = {}): string {
  const sources = (...list: (string | false | undefined)[]) => list.filter(Boolean).join(" ");
  return [
    "default-src 'self'",
    ...(scripts ? [`script-src 'self' ${scripts}`] : []),
    `style-src ${sources("'self'", development ? "'unsafe-inline'" : styles)}`,
    ...(development ? ["connect-src 'self' ws:"] : []),
    // Forms of staff show a photo that was chosen before it is sent.
    ...(scripts || development ? ["img-src 'self' data: blob:"] : []),
    `frame-src ${sources(frames && "'self'", "https://www.youtube-nocookie.com")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    ...(tls ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** Headers of every response, files and errors included. */
export const securityHeaders: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  // Public answers, which are the same for everybody, say `cross-origin` (server/app.ts).
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** For a page that is the same for everybody, and still not worth caching: its address was made up. */
export const notShared = { "Cache-Control": "private, no-cache" };

/**
 * Cache policy of a page or a document that is the same for everybody. A browser asks again each time and mostly hears
 * 304; a proxy may be nearly half a minute behind, as docs/decisions/0006 explains. No `stale-while-revalidate`: Firefox heeds
 * it too, and would show a deleted notice for minutes.
 */
export const sharedPage = "public, max-age=0, s-maxage=25";

/**
 * Cache policy of a picture that never changes under its name: a browser need not ask again, a proxy forgets it as soon
 * as a page. What was deleted is gone there half a minute later, behind two proxies within the minute.
 */
export const namedForGood = "public, max-age=31536000, s-maxage=25, immutable";

/**
 * Sent when a session ends: what the browser kept of the pages goes too, as far as it heeds the header, over TLS. Cookies
 * stay out of it: it would take those of all names below the domain, the known device and the light version too; the
 * session's own is deleted beside it, and dead on the server.
 */
export const clearSiteData = { "Clear-Site-Data": '"cache", "storage"' };
