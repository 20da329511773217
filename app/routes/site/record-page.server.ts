import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { notShared } from "~/http/headers";
import { isCursor, parseCursor } from "~/lists/cursor";
import { readQuery } from "~/lists/page-query";
import { type Listing, pageOf } from "~/lists/paging.server";
import { servicesOf } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import { isCursorOfRow } from "~db/cursors";
import type { KeptTable } from "~db/schema";

/** Where the rows of a listing are, and the column of the time that they are ordered by. */
interface Rows {
  table: KeptTable;
  time?: "created_at" | "published_at" | "ends_at";
}

/**
 * One page of a public listing, as its address says (`after`, which the page has to declare in its `handle`). A page
 * behind a record that there is not is nothing to keep in the cache.
 * @param more what else the page shows
 * @param isKept whether it is worth keeping, as far as its rows are
 */
export async function recordPage<Row extends { id: number; created_at: string }, More extends object>(
  { request, context }: LoaderFunctionArgs,
  { table, time = "created_at" }: Rows,
  pageSize: number,
  list: (db: Database, listing: Listing) => Promise<Row[]>,
  more: More = {} as More,
  isKept = true,
) {
  const { db } = servicesOf(context);
  const after = parseCursor(readQuery(request, { after: isCursor }).after);
  const { rows, next } = pageOf(await list(db, { limit: pageSize + 1, after }), pageSize);
  const isKnown = isKept && (!after || (await isCursorOfRow(db, table, time, after)));
  return data({ ...more, rows, next, first: after === undefined }, isKnown ? {} : { headers: notShared });
}
