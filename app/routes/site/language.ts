import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { siteLanguages } from "~/capabilities/translations/site-languages.server";
import { samePath } from "~/http/same-site-path";
import { addressIn, inEnglish } from "~/languages/address";
import { languageCookie } from "~/languages/choice.server";
import { english } from "~/languages/languages";
import { type PageQuery, readQuery } from "~/lists/page-query";
import { servicesOf } from "~/services/services.server";
import { plainCookie } from "~/services/site-cookie.server";

const query = { to: (value) => value !== "" } satisfies PageQuery;

/** One year, in seconds. */
const maxAge = 365 * 24 * 60 * 60;

/** `/language?to=or`: stores the chosen language and redirects to the same page in it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { to } = readQuery(request, query);
  const language = siteLanguages(servicesOf(context)).languages.find(({ code }) => code === to) ?? english;
  const back = samePath(request.headers.get("Referer"), request.url) ?? "/";
  const cookie = plainCookie(request, context, { name: languageCookie, value: language.code, maxAge });
  return redirect(addressIn(language, inEnglish(back)), {
    status: 303,
    headers: { "Set-Cookie": cookie, "Cache-Control": "no-store" },
  });
}
