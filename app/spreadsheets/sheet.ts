import type { FileKind } from "~/files/examine/file-kind";

/** Row with text; cells as the spreadsheet program displays them. */
export interface SheetRow {
  line: number;
  cells: string[];
  /** Hidden by staff, or by a filter. */
  isHidden?: true;
  /** Some cells span several columns. */
  isMerged?: true;
  /** Follows an empty row. */
  isAfterGap?: true;
  /** Positions of formulas whose value the file does not have, and of errors such as `#N/A`. */
  unsaved?: number[];
}

export interface Sheet {
  /** Empty for a text. */
  name: string;
  rows: SheetRow[];
  isHidden?: true;
  hiddenColumns?: number[];
}

/** `old`: Excel's binary format; `other`: a zip without a workbook; `text`: more than 1 MB of text. */
export type TableProblem = "broken" | "large" | "old" | "locked" | "other" | "no table" | "text";

/** A text also as it is, because CBSE's lists are no tables. */
export type TableReport = { sheets: Sheet[]; text?: string } | { problem: TableProblem; kind?: FileKind };

export class TableRefusedError extends Error {
  override name = "TableRefusedError";
  constructor(readonly problem: TableProblem) {
    super(`This table cannot be read: ${problem}`);
  }
}

/** Limits: rows and columns of a sheet, characters of a cell (Excel's own limit) and of all cells. */
export const maxSheetRows = 20_000;
export const maxSheetColumns = 200;
const maxCellLength = 32_767;
const maxCharacters = 1_000_000;

/** Counts the characters written out, because references and repeats are short in the file. */
export function createCharacterCount(): (text: string) => string {
  let left = maxCharacters;
  return (text) => {
    left -= text.length;
    if (left < 0 || text.length > maxCellLength) throw new TableRefusedError("large");
    return text;
  };
}

/** Cells that are shown more than once, by the position of the first. */
export interface Merge {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** Work of visiting a cell, in characters. */
export const cellWork = 32;

/** Repeats merged cells in every row and column that they span. @param grid row numbers from 0 */
export function repeatMerged(
  grid: Map<number, SheetRow>,
  merges: readonly Merge[],
  { count, budget }: { count: (text: string) => string; budget: { charge(work: number): void } },
): void {
  const width = Math.max(0, ...[...grid.values()].map(({ cells }) => cells.length));
  for (const { row, column, rows, columns } of merges) {
    const text = grid.get(row)?.cells[column] ?? "";
    if (text === "" && !grid.get(row)?.unsaved?.includes(column)) continue;
    for (let down = 0; down < Math.min(rows, maxSheetRows); down += 1) {
      budget.charge(cellWork);
      const target = grid.get(row + down);
      if (!target) continue;
      if (columns > 1) target.isMerged = true;
      for (let across = 0; across < columns && column + across < Math.max(width, column + 1); across += 1) {
        budget.charge(cellWork);
        while (target.cells.length <= column + across) target.cells.push("");
        if (!target.cells[column + across]) target.cells[column + across] = count(text);
      }
    }
  }
}

/** Leaves out empty rows, and notes which rows follow one. */
export function toRows(grid: Map<number, SheetRow>): SheetRow[] {
  const rows = [...grid.values()].sort((one, other) => one.line - other.line);
  let last = 0;
  return rows.filter((row) => {
    const isFilled = row.cells.some(Boolean) || row.unsaved !== undefined;
    if (isFilled && row.line > last + 1 && last > 0) row.isAfterGap = true;
    if (isFilled || row.isHidden) last = row.line;
    return isFilled;
  });
}
