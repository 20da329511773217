import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type PageQuery, readQuery } from "~/forms/page-query";
import { lightCookie } from "~/http/light.server";
import { samePath } from "~/http/same-site-path";
import { isOnTls } from "~/services/public-address.server";
import { cookieName } from "~/services/site-cookie.server";

const query = { to: (value) => value === "off" } satisfies PageQuery;

/** A year, in seconds. */
const maxAge = 365 * 24 * 60 * 60;

/** `/light-version?to=on` or `off`: remembers the visitor's choice, and goes back to where they were. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const to = readQuery(request, query).to ?? "on";
  const back = samePath(request.headers.get("Referer"), request.url) ?? "/";
  const tls = isOnTls(request, context);
  const cookie = `${cookieName(lightCookie, tls)}=${to}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${tls ? "; Secure" : ""}`;
  return redirect(back, { status: 303, headers: { "Set-Cookie": cookie, "Cache-Control": "no-store" } });
}
