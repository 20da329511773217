import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { lightCookie } from "~/http/light.server";
import { samePath } from "~/http/same-site-path";
import { type PageQuery, readQuery } from "~/lists/page-query";
import { plainCookie } from "~/services/site-cookie.server";

const query = { to: (value) => value === "off" } satisfies PageQuery;

/** One year, in seconds. */
const maxAge = 365 * 24 * 60 * 60;

/** `/light-version?to=on` or `off`: stores the choice and redirects back. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const to = readQuery(request, query).to ?? "on";
  const back = samePath(request.headers.get("Referer"), request.url) ?? "/";
  const cookie = plainCookie(request, context, { name: lightCookie, value: to, maxAge });
  return redirect(back, { status: 303, headers: { "Set-Cookie": cookie, "Cache-Control": "no-store" } });
}
