/** Where the next page of a list starts: just after this row in the order newest first. */
export interface Cursor {
  created_at: string;
  id: number;
}

/** `?after=` of a list's URL: the last row of the page before; a broken one counts as none. */
export function cursorOf(url: URL): Cursor | undefined {
  const match = /^(\d{4}-[\dT:.-]+Z)_(\d{1,15})$/.exec(url.searchParams.get("after") ?? "");
  return match?.[1] && match[2] ? { created_at: match[1], id: Number(match[2]) } : undefined;
}

/** Splits off the one row more than a page holds, and says where the next page starts. */
export function pageOf<Row extends Cursor>(
  rows: Row[],
  size: number,
): { rows: Row[]; next: string | undefined } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, next: rows.length > size && last ? `${last.created_at}_${last.id}` : undefined };
}
