import type { LoaderFunctionArgs } from "@remix-run/node";
import { recordView } from "~/activity-log/record-event.server";
import type { Verb } from "~/activity-log/verbs";
import type { Cursor } from "~/lists/cursor";
import { type Listing, type ListPage, staffPage } from "~/lists/paging.server";
import type { Database } from "~db/connection.server";
import { staffLoader } from "../staff-page.server";

/** Page of inbound records for the office; views are logged. */
export function inboundPage<Row extends Cursor>(
  args: LoaderFunctionArgs,
  { viewed }: { viewed: Verb },
  list: (db: Database, listing: Listing) => Promise<Row[]>,
): Promise<ListPage<Row>> {
  const load = staffLoader("office", async ({ request, context, staff, db }) => {
    const page = await staffPage(request, (listing) => list(db, listing));
    if (page.rows.length > 0) await recordView(context, { who: staff.username, verb: viewed });
    return page;
  });
  return load(args);
}
