import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { popupCookie, visitSeconds } from "~/http/visit-mark";
import { isOnTls } from "~/services/public-address.server";
import { cookieName } from "~/services/site-cookie.server";

/** `/popup-closed`: remembers for this visit that the pop-up was closed without script, and goes back to the home page. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const tls = isOnTls(request, context);
  const cookie = `${cookieName(popupCookie, tls)}=yes; Path=/; Max-Age=${visitSeconds}; HttpOnly; SameSite=Lax${tls ? "; Secure" : ""}`;
  return redirect("/", { status: 303, headers: { "Set-Cookie": cookie, "Cache-Control": "no-store" } });
}
