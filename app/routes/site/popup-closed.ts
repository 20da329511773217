import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { popupCookie, visitSeconds } from "~/http/visit-mark";
import { isOnTls } from "~/services/public-address.server";

/** `/popup-closed`: remembers for this visit that the pop-up was closed without script, and goes back to the home page. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const secure = isOnTls(request, context) ? "; Secure" : "";
  const cookie = `${popupCookie}=yes; Path=/; Max-Age=${visitSeconds}; HttpOnly; SameSite=Lax${secure}`;
  return redirect("/", { status: 303, headers: { "Set-Cookie": cookie, "Cache-Control": "no-store" } });
}
