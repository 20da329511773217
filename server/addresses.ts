import type { RequestHandler } from "@remix-run/node";
import type { RequestHandler as ExpressHandler } from "express";

const slashes = /[/\\]{2,}/g;

/**
 * Keeps a redirect on this site. Browsers read `//host`, `/\host` and the same with a tab as another host.
 * Absolute URLs stay: they are written on purpose.
 */
export function safeLocation(location: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave these out, wherever they are
  const plain = location.replace(/[\u0000-\u001f\u007f-\u009f]/g, "").trim();
  if (/^https?:\/\/[^/\\?#]/i.test(plain)) return plain;
  if (/^[/\\]/.test(plain)) return plain.replace(/^[/\\]+/, "/");
  return /^[a-z][a-z\d+.-]*:/i.test(plain) ? "/" : plain;
}

export function withSafeRedirects(handle: RequestHandler): RequestHandler {
  return async (request, context) => {
    const response = await handle(request, context);
    const location = response.headers.get("Location");
    if (location !== null) response.headers.set("Location", safeLocation(location));
    return response;
  };
}

/** Accepts absolute URLs as sent to proxies (RFC 9112, section 3.2.2); their host replaces `Host`. */
export const takeWholeAddress: ExpressHandler = (request, _response, next) => {
  const [, host, rest] = /^https?:\/\/([^/\\?#]*)(.*)$/is.exec(request.url) ?? [];
  if (host !== undefined && rest !== undefined) {
    request.headers.host = host;
    request.url = rest.startsWith("/") ? rest : `/${rest}`;
    request.originalUrl = request.url;
  }
  next();
};

/** Merges doubled slashes. Pages redirect to the canonical address; old clients get their answer at once. */
export const mergeSlashes: ExpressHandler = (request, response, next) => {
  const queryAt = request.url.indexOf("?");
  const path = queryAt < 0 ? request.url : request.url.slice(0, queryAt);
  const merged = path.replace(slashes, "/");
  if (merged === path) return next();
  const address = merged + request.url.slice(path.length);
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (isRead && !/^\/gdapi\//i.test(merged)) return response.redirect(301, address);
  request.url = address;
  request.originalUrl = address;
  next();
};

/** Sign that follows an address in a text or on paper: punctuation, symbol, space or invisible character. */
const sign = /^(?:[\p{P}\p{S}\p{Z}\p{Cc}\p{Cf}]|%(?:2[346BCF]|3[ABDF]|40))$/iu;

function endOfPath(path: string): number {
  let end = path.length;
  for (;;) {
    // A percent escape has three characters, an astral character two.
    const length = [3, 2, 1].find((units) => end >= units && sign.test(path.slice(end - units, end)));
    if (length === undefined) return end;
    end -= length;
  }
}

/** Returns the path without trailing signs; undefined if it has none or is malformed. */
function withoutSigns(pathname: string): string | undefined {
  try {
    const path = decodeURI(pathname);
    const trimmed = path.slice(0, endOfPath(path));
    return trimmed === path ? undefined : trimmed || "/";
  } catch {
    return undefined;
  }
}

/** Redirects an address with a trailing full stop, bracket or the like, if the page exists. */
export function withoutTrailingSigns(handle: RequestHandler): RequestHandler {
  return async (request, context) => {
    const response = await handle(request, context);
    if (response.status !== 404 || (request.method !== "GET" && request.method !== "HEAD")) return response;
    const url = new URL(request.url);
    const path = withoutSigns(url.pathname);
    if (!path || /^\/(?:dashboard|gdapi)(?:\/|$)/i.test(path)) return response;
    url.pathname = path;
    const there = await handle(new Request(url, request), context);
    await there.body?.cancel();
    if (there.status >= 400) return response;
    await response.body?.cancel();
    return new Response(null, { status: 301, headers: { Location: url.pathname + url.search } });
  };
}

/** The router's patterns stop at a line break: it would match no route and log outside the request log. */
export function isReadable(path: string): boolean {
  try {
    return !/[\n\r\u2028\u2029]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
