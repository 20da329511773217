import type { RawBuilder } from "kysely";
import type { SearchHints } from "~db/search";
import { excerpt } from "../text/excerpt";
import { type Cursor, formatCursor, parseCursor } from "./cursor";

/** Page and filter of a list. */
export interface Listing {
  limit: number;
  after?: Cursor | undefined;
  /** Words, each of which the rows hold; the rows then come in the order they were added, the latest first. */
  search?: string | undefined;
  /** Additional condition. */
  filter?: RawBuilder<boolean> | undefined;
  hints?: SearchHints | undefined;
}

/** One page of a list for staff, and the way on. */
export interface ListPage<Row> {
  rows: Row[];
  next: string | undefined;
  first: boolean;
  search: string;
}

/** Splits off the one row more than a page holds, and says where the next page starts. */
export function pageOf<Row extends Cursor>(
  rows: Row[],
  size: number,
): { rows: Row[]; next: string | undefined } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, next: rows.length > size && last ? formatCursor(last) : undefined };
}

/** Rows on a page of a list for staff. */
const staffPageSize = 20;
/** Longer than anything people search for. */
export const longestSearch = 100;

/** Returns the search text of a staff list's URL; empty if there is none. */
export function searchOf(request: Request): string {
  return excerpt((new URL(request.url).searchParams.get("q") ?? "").trim(), longestSearch, "");
}

/** The page of a staff list that the URL asks for by `?q=` and `?after=`. */
export async function staffPage<Row extends Cursor>(
  request: Request,
  list: (listing: Listing) => Promise<Row[]>,
): Promise<ListPage<Row>> {
  const after = parseCursor(new URL(request.url).searchParams.get("after"));
  const search = searchOf(request);
  const rows = await list({ limit: staffPageSize + 1, after, search });
  return { ...pageOf(rows, staffPageSize), first: after === undefined, search };
}
