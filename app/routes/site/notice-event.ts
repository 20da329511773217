import type { LoaderFunctionArgs } from "@remix-run/node";
import { noticeEventFile } from "~/channels/feeds/notice-event.server";
import { notices } from "~/content/notices/notice.server";
import { idOf } from "~/http/refusal";
import { taggedText } from "~/http/tagged-text.server";
import { siteOrigin } from "~/services/public-address.server";
import { servicesOf } from "~/services/services.server";
import { settingsOnPage } from "~/settings/queries.server";
import { missing } from "./missing.server";

/** Serves a notice's event as a calendar file. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const id = idOf(params);
  const notice = await notices.findOnSite(db, id);
  if (!notice?.event_date) throw await missing(db, "notices", id);
  const { school_name: school } = await settingsOnPage(db);
  return taggedText(request, noticeEventFile(notice, { site: siteOrigin(request, context), school }), {
    "Content-Type": "text/calendar; charset=utf-8",
    // Inline, so that phones offer to add it.
    "Content-Disposition": `inline; filename="notice-${notice.id}.ics"`,
  });
}
