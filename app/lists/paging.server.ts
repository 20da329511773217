import type { RawBuilder } from "kysely";
import type { SearchHints } from "~db/search";
import { excerpt } from "../text/excerpt";
import { type Cursor, formatCursor, parseCursor } from "./cursor";

export interface Listing {
  limit: number;
  after?: Cursor | undefined;
  /** Rows must contain every word; newest first. */
  search?: string | undefined;
  filter?: RawBuilder<boolean> | undefined;
  hints?: SearchHints | undefined;
}

export interface ListPage<Row> {
  rows: Row[];
  next: string | undefined;
  first: boolean;
  search: string;
}

/** Splits off the extra row, which shows that there is a next page. */
export function pageOf<Row extends Cursor>(
  rows: Row[],
  size: number,
): { rows: Row[]; next: string | undefined } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, next: rows.length > size && last ? formatCursor(last) : undefined };
}

const staffPageSize = 20;
export const maxSearchLength = 100;

export function readSearch(request: Request): string {
  return excerpt((new URL(request.url).searchParams.get("q") ?? "").trim(), maxSearchLength, "");
}

export async function staffPage<Row extends Cursor>(
  request: Request,
  list: (listing: Listing) => Promise<Row[]>,
): Promise<ListPage<Row>> {
  const after = parseCursor(new URL(request.url).searchParams.get("after"));
  const search = readSearch(request);
  const rows = await list({ limit: staffPageSize + 1, after, search });
  return { ...pageOf(rows, staffPageSize), first: after === undefined, search };
}
