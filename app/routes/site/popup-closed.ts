import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { popupCookie, visitSeconds } from "~/http/visit-mark";
import { plainCookie } from "~/services/site-cookie.server";

/** `/popup-closed`: remembers for this visit that the pop-up was closed without script. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const cookie = plainCookie(request, context, { name: popupCookie, value: "yes", maxAge: visitSeconds });
  return redirect("/", { status: 303, headers: { "Set-Cookie": cookie, "Cache-Control": "no-store" } });
}
