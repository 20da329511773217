import type { Verb } from "~/activity-log/verbs";
import type { Cursor } from "~/lists/cursor";
import { type Listing, type ListPage, staffPage } from "~/lists/paging.server";
import type { Database } from "~db/connection.server";
import type { StaffArgs } from "../staff-page.server";

interface Records<Row> {
  viewed: Verb;
  list(db: Database, listing: Listing): Promise<Row[]>;
}

/** Page of inbound records for the office; views are logged. @param more adds what their rows show besides */
export async function inboundPage<Row extends object, Shown extends Cursor = Row & Cursor>(
  { request, db, recordView }: StaffArgs,
  { viewed, list }: Records<Row>,
  {
    filter,
    more,
  }: { filter?: Listing["filter"]; more?: (rows: Row[], db: Database) => Shown[] | Promise<Shown[]> } = {},
): Promise<ListPage<Shown>> {
  const page = await staffPage(request, async (listing) => {
    const rows = await list(db, { ...listing, filter });
    return more ? more(rows, db) : (rows as unknown as Shown[]);
  });
  if (page.rows.length > 0) await recordView({ verb: viewed });
  return page;
}
