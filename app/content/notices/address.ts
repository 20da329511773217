import { publicPageOf } from "~/content/records/public-page";
import { notice } from "./notice";

interface Named {
  id: number;
  title: string;
  details: string;
}

/** Where visitors read a notice. Its files, its share card and its day for a calendar stay at its number alone. */
export const noticePath = (row: Named): string => publicPageOf(notice, row);

/** The address for paper: short to type, and a QR code of large squares. It leads to the other one. */
export const shortNoticePath = ({ id }: { id: number }) => `/notices/${id}`;

/**
 * The address for messages: with its words, or without them where those are not of plain letters, because a message would
 * show them as a long row of `%E0%AC%96`.
 */
export function sharedNoticePath(row: Named): string {
  const path = noticePath(row);
  return path.includes("%") ? shortNoticePath(row) : path;
}
