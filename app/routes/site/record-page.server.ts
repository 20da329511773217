import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { notShared } from "~/http/headers";
import { isCursor, parseCursor } from "~/lists/cursor";
import { readQuery } from "~/lists/page-query";
import { type Listing, pageOf } from "~/lists/paging.server";
import { servicesOf } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import { isCursorOfRow } from "~db/cursors";
import type { SoftDeletableTable } from "~db/schema";

/** Table of a listing, and the time column that orders it. */
interface Rows {
  table: SoftDeletableTable;
  time?: "created_at" | "published_at" | "ends_at";
}

/**
 * The route must declare `after` in its `handle`. A page after an unknown record is not cached.
 * @param isKept false if the response must not be cached
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
