import { t } from "#say";
import { type ReadFileRow, type TableFile, TableFileError, tellRepeated } from "~/spreadsheets/read-csv";
import { findColumns } from "~/spreadsheets/table-headings";
import { getHeadings, listColumnLabels } from "./columns";
import { type Columns, type Importer, RowProblem, type RowValues } from "./importer";
import type { Lacking } from "./plan";

export interface ReadRow extends ReadFileRow<RowValues> {
  words?: string;
  lacks?: readonly Lacking[];
}

/** Reads a table with or without a line of headings; titles above it are skipped. @throws TableFileError */
export function readRows<Column extends string>(
  importer: Importer<Column>,
  { rows }: TableFile,
  beside: URLSearchParams,
): ReadRow[] {
  const headings = getHeadings(importer);
  const headOf = (cells: readonly string[]) => {
    const columns = findColumns(cells, headings);
    return importer.required.every((column) => columns[column] !== undefined) ? columns : undefined;
  };
  const widths = rows.map(({ cells }) => Object.keys(headOf(cells) ?? {}).length);
  const width = Math.max(0, ...widths);
  const head = width === 0 ? -1 : widths.indexOf(width);
  let columns: Columns<Column> | undefined =
    head < 0 ? importer.guessColumns(rows) : headOf(rows[head]?.cells ?? []);
  if (!columns) {
    throw new TableFileError(
      t("The table needs these columns, with their names in a line above them: {columns}.", {
        columns: listColumnLabels(importer as unknown as Importer, [...importer.required]).join(", "),
      }),
    );
  }
  const read = rows.slice(head + 1).flatMap(({ line, cells }, index): ReadRow[] => {
    // A name can look like one heading, such as "Fire Certificate".
    if ((widths[head + 1 + index] ?? 0) > 1) {
      columns = headOf(cells);
      return [];
    }
    const at = t("Line {line}", { line });
    try {
      const cell = (column: Column) => cells[columns?.[column] ?? -1] ?? "";
      return [{ at, row: importer.readRow(cell, beside) }];
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error;
      return [{ at, words: cells.filter(Boolean).join(" · "), problem: error.message }];
    }
  });
  return tellRepeated(read, importer.sameness, (row, { at }, before) => ({
    at,
    words: importer.describeRow(row),
    problem: t(/* A result in a file; {place} such as: Line 3. */ "same as {place}", { place: before }),
  }));
}
