import type { LoaderFunctionArgs } from "@remix-run/node";
import { calendarFile } from "~/content/feeds/calendar.server";
import { sharedPage } from "~/http/headers";
import { siteOrigin } from "~/services/public-address.server";
import { servicesOf } from "~/services/services.server";

/** `/calendar.ics` and `/holidays.ics`, to which calendars of phones and computers subscribe. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const isHolidays = new URL(request.url).pathname === "/holidays.ics";
  const site = siteOrigin(request, context);
  const file = await calendarFile(servicesOf(context).db, { site, ...(isHolidays && { kind: "holiday" }) });
  return new Response(file, {
    headers: { "Content-Type": "text/calendar; charset=utf-8", "Cache-Control": sharedPage },
  });
}
