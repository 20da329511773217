import type { LoaderFunctionArgs } from "@remix-run/node";
import { recordView } from "~/activity-log/record-event.server";
import type { Verb } from "~/activity-log/verbs";
import { requireStaff } from "~/http/require-staff.server";
import type { Cursor } from "~/lists/cursor";
import { type Listing, type ListPage, staffPage } from "~/lists/paging.server";
import { servicesOf } from "~/services/services.server";
import type { Database } from "~db/connection.server";

/** Page of inbound records for the office; views are logged. */
export async function inboundPage<Row extends Cursor>(
  { request, context }: LoaderFunctionArgs,
  { viewed }: { viewed: Verb },
  list: (db: Database, listing: Listing) => Promise<Row[]>,
): Promise<ListPage<Row>> {
  const staff = await requireStaff(request, context, "office");
  const { db } = servicesOf(context);
  const page = await staffPage(request, (listing) => list(db, listing));
  if (page.rows.length > 0) await recordView(context, { who: staff.username, verb: viewed });
  return page;
}
