export interface Cursor {
  created_at: string;
  id: number;
  /** True for a pinned row; the order restarts after pinned rows. */
  pinned?: boolean;
}

const pattern = /^(\d{4}-[\dT:.Z-]{1,24})_(\d{1,15})(_pinned)?$/;

export function isCursor(value: string): boolean {
  return pattern.test(value);
}

export function parseCursor(value: string | null | undefined): Cursor | undefined {
  const match = pattern.exec(value ?? "");
  if (!match?.[1] || !match[2]) return undefined;
  return { created_at: match[1], id: Number(match[2]), ...(match[3] && { pinned: true }) };
}

export function formatCursor({ created_at, id, pinned }: Cursor): string {
  return `${created_at}_${id}${pinned ? "_pinned" : ""}`;
}
