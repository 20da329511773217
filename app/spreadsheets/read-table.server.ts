import { t } from "#say";
import { WorkerLostError } from "~/files/examine/child-worker.server";
import { describeWrongFile } from "~/files/examine/describe-wrong-file";
import { examineFile, staffSender } from "~/files/examine/examine.server";
import type { ReceivedFile } from "~/files/upload/intake.server";
import { parseCsv } from "./parse-csv";
import type { Sheet, TableProblem, TableReport } from "./sheet";

/** Maximum bytes of a workbook; a large school's list has some hundred kilobytes. */
export const tableLimits = { maxBytes: 10 * 1024 * 1024, maxCount: 1 };

/** The file or the pasted rows cannot be read; the message says what to do. */
export class TableFileError extends Error {
  override name = "TableFileError";
}

/** Sheets of a file or of pasted rows, and a text file as it is. */
export interface TableSource {
  sheets: Sheet[];
  text?: string;
}

export const tableTooLarge = () =>
  t("This file is larger than 10 MB. Copy the rows that you need into a new table and send that one.");

function describeProblem(problem: TableProblem): string {
  switch (problem) {
    case "old":
      return t(
        "This is an Excel file of another kind, such as .xls. In Excel choose File, Save As, and save it as Excel Workbook (.xlsx) or CSV.",
      );
    case "locked":
      return t("This Excel file asks for a password. Take the password away, and save it again.");
    case "large":
      return t(
        "This Excel file is too large to be read. Copy the rows that you need into a new workbook, and save that one.",
      );
    case "broken":
      return t(
        "This Excel file is damaged. Open it in Excel or LibreOffice, and save it again as .xlsx or CSV.",
      );
    case "text":
      return t("This file is larger than 1 MB.");
    case "other":
    case "no table":
      return t(
        "This file has no table that can be read. Open it in Excel or LibreOffice, and save it as .xlsx or CSV.",
      );
  }
}

/** Reads an .xlsx or .ods workbook, or a text, in a process of its own. @throws TableFileError, or the disk's error */
export async function readTableFile({
  path,
  failure,
  tooLarge,
  originalName = "",
}: Pick<ReceivedFile, "path" | "failure" | "tooLarge"> &
  Partial<Pick<ReceivedFile, "originalName">>): Promise<TableSource> {
  if (failure) throw failure;
  if (tooLarge) throw new TableFileError(tableTooLarge());
  const report = await examineFile("table", path, staffSender).catch((error: unknown): TableReport => {
    if (error instanceof WorkerLostError) return { problem: "large" };
    throw error;
  });
  if ("kind" in report && report.kind)
    throw new TableFileError(describeWrongFile(report.kind, originalName, "table"));
  if ("problem" in report) throw new TableFileError(describeProblem(report.problem));
  return report;
}

export const readPasted = (text: string): TableSource => ({
  sheets: [{ name: "", rows: parseCsv(text) }],
  text,
});

const quoted = (cell: string) => (/[\t\r\n",;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Writes the visible rows as a spreadsheet program copies them, so that staff can change them. */
export function toPastedText({ sheets, text }: TableSource): string {
  if (text !== undefined) return text;
  const shown = sheets.filter(({ isHidden, rows }) => !isHidden && rows.length > 0);
  const parts = shown.map(({ name, rows, hiddenColumns = [] }) => {
    const lines = rows
      .filter(({ isHidden }) => !isHidden)
      .flatMap(({ cells, isAfterGap }) => {
        const line = cells
          .filter((_, at) => !hiddenColumns.includes(at))
          .map(quoted)
          .join("\t");
        return isAfterGap ? ["", line] : [line];
      });
    return [...(shown.length > 1 ? [quoted(name)] : []), ...lines].join("\n");
  });
  return parts.join("\n\n");
}
