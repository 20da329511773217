import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Verb } from "~/activity-log/verbs";
import type { Cursor } from "~/lists/cursor";
import { type Listing, type ListPage, staffPage } from "~/lists/paging.server";
import type { Database } from "~db/connection.server";
import { staffLoader } from "../staff-page.server";

interface Records<Row> {
  viewed: Verb;
  list(db: Database, listing: Listing): Promise<Row[]>;
}

/** Page of inbound records for the office; views are logged. @param more adds what their rows show besides */
export function inboundPage<Row extends object, Shown extends Cursor = Row & Cursor>(
  args: LoaderFunctionArgs,
  { viewed, list }: Records<Row>,
  {
    filter,
    more,
  }: { filter?: Listing["filter"]; more?: (rows: Row[], db: Database) => Shown[] | Promise<Shown[]> } = {},
): Promise<ListPage<Shown>> {
  const load = staffLoader("office", async ({ request, db, recordView }) => {
    const page = await staffPage(request, async (listing) => {
      const rows = await list(db, { ...listing, filter });
      return more ? more(rows, db) : (rows as unknown as Shown[]);
    });
    if (page.rows.length > 0) await recordView({ verb: viewed });
    return page;
  });
  return load(args);
}
