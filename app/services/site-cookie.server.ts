import { type AppLoadContext, createCookie } from "@remix-run/node";
import { isOnTls } from "./public-address.server";
import { keyFor, type Purpose } from "./secrets.server";
import { servicesOf } from "./services.server";

/** Adds `__Host-` on TLS, which binds the cookie to host and TLS; browsers refuse it without TLS. */
export function cookieName(name: string, tls: boolean): string {
  return tls ? `__Host-${name}` : name;
}

/** Creates an HttpOnly cookie. @param signedFor purpose of its key, if signed */
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

export async function readSigned<Value>(
  cookie: ReturnType<typeof siteCookie>,
  request: Request,
): Promise<Value | undefined> {
  const value = (await cookie.parse(request.headers.get("Cookie"))) as Value | null | "";
  return value || undefined;
}

/** `Set-Cookie` of a plain word, readable by the page cache. @param maxAge seconds */
export function plainCookie(
  request: Request,
  context: AppLoadContext,
  { name, value, maxAge }: { name: string; value: string; maxAge: number },
): string {
  const tls = isOnTls(request, context);
  return `${cookieName(name, tls)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${tls ? "; Secure" : ""}`;
}

export function cookieKey(db: Parameters<typeof keyFor>[0], purpose: Purpose): string {
  return keyFor(db, purpose).toString("base64url");
}
