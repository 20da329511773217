import { type AppLoadContext, createCookie } from "@remix-run/node";
import { isOnTls } from "./public-address.server";
import { keyFor, type Purpose } from "./secrets.server";
import { servicesOf } from "./services.server";

/**
 * The name that a cookie of ours has: `__Host-` binds it to this very host and to TLS. Browsers refuse the prefix without
 * TLS, so a site in a test or a school's own network has the plain names.
 */
export function cookieName(name: string, tls: boolean): string {
  return tls ? `__Host-${name}` : name;
}

/**
 * A cookie of this site, out of reach of scripts.
 * @param signedFor what its key is for, where it is signed
 */
export function siteCookie(
  request: Request,
  context: AppLoadContext,
  name: string,
  { maxAge, signedFor }: { maxAge?: number; signedFor?: Purpose } = {},
) {
  const secure = isOnTls(request, context);
  const secrets = signedFor && [cookieKey(servicesOf(context).db, signedFor)];
  return createCookie(cookieName(name, secure), {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    ...(maxAge !== undefined && { maxAge }),
    ...(secrets && { secrets }),
  });
}

/** What a signed cookie of this site says; undefined if the request has none. What comes back is what was put in. */
export async function readSigned<Value>(
  cookie: ReturnType<typeof siteCookie>,
  request: Request,
): Promise<Value | undefined> {
  const value = (await cookie.parse(request.headers.get("Cookie"))) as Value | null | "";
  return value || undefined;
}

/** The `Set-Cookie` value of one plain word, which the page cache reads too. @param maxAge seconds */
export function plainCookie(
  request: Request,
  context: AppLoadContext,
  { name, value, maxAge }: { name: string; value: string; maxAge: number },
): string {
  const tls = isOnTls(request, context);
  return `${cookieName(name, tls)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${tls ? "; Secure" : ""}`;
}

/** The key of a signed cookie, as Remix takes it. */
export function cookieKey(db: Parameters<typeof keyFor>[0], purpose: Purpose): string {
  return keyFor(db, purpose).toString("base64url");
}
