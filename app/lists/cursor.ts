/** Last row of a page; the next page begins after it. */
export interface Cursor {
  created_at: string;
  id: number;
  /** The row stands before the others, whose order then begins again. */
  pinned?: boolean;
}

const pattern = /^(\d{4}-[\dT:.Z-]{1,24})_(\d{1,15})(_pinned)?$/;

/** True if `?after=` is a valid cursor. */
export function isCursor(value: string): boolean {
  return pattern.test(value);
}

/** `?after=` of a list's address: the last row of the page before; a broken one counts as none. */
export function parseCursor(value: string | null | undefined): Cursor | undefined {
  const match = pattern.exec(value ?? "");
  if (!match?.[1] || !match[2]) return undefined;
  return { created_at: match[1], id: Number(match[2]), ...(match[3] && { pinned: true }) };
}

/** A row as `?after=` names it. */
export function formatCursor({ created_at, id, pinned }: Cursor): string {
  return `${created_at}_${id}${pinned ? "_pinned" : ""}`;
}
