import type { LoaderFunctionArgs } from "@remix-run/node";
import { calendarFile } from "~/channels/feeds/calendar.server";
import { taggedText } from "~/http/tagged-text.server";
import { siteOrigin } from "~/services/public-address.server";
import { servicesOf } from "~/services/services.server";

/** Serves `/calendar.ics` and `/holidays.ics` for calendar subscriptions. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const isHolidays = new URL(request.url).pathname === "/holidays.ics";
  const site = siteOrigin(request, context);
  const file = await calendarFile(servicesOf(context).db, { site, ...(isHolidays && { kind: "holiday" }) });
  return taggedText(request, file, { "Content-Type": "text/calendar; charset=utf-8" });
}
