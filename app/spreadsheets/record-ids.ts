import type { Sheet } from "./sheet";

/** Heading of the column with the IDs of records, in every language. */
export const recordIdHeading = "ID (do not change)";

const isId = (cell: string) => cell.trim().toLowerCase() === recordIdHeading.toLowerCase();

/** True for a list that was downloaded to be changed. */
export const hasRecordIds = (sheets: readonly Sheet[]): boolean =>
  sheets.some(({ rows }) => rows.some(({ cells }) => cells.some(isId)));

/** The column with the IDs is read although it is hidden. */
export function withShownIds(sheet: Sheet): Sheet {
  const { hiddenColumns, rows } = sheet;
  if (!hiddenColumns) return sheet;
  const ids = rows.map(({ cells }) => cells.findIndex(isId));
  return { ...sheet, hiddenColumns: hiddenColumns.filter((at) => !ids.includes(at)) };
}
