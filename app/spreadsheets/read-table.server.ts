import { readFile } from "node:fs/promises";
import { t } from "#say";
import type { ReceivedFile } from "~/files/intake.server";
import { readWorkbook, WorkbookError, type WorkbookProblem } from "~/files/read-workbook.server";
import { decodeText, parseCsv, type TableFile, TableFileError } from "./read-csv";

/** Maximum bytes of text and of a workbook; a large school's list has some hundred kilobytes. */
const maxTextBytes = 1024 * 1024;
const maxWorkbookBytes = 10 * 1024 * 1024;

export const tableLimits = { maxBytes: maxWorkbookBytes, maxCount: 1 };

export const tableTooLarge = () =>
  t("This file is larger than 10 MB. Copy the rows that you need into a new table and send that one.");

const saveAs = () =>
  t("This file has no table that can be read. Open it in Excel or LibreOffice, and save it as .xlsx or CSV.");

function describeProblem(problem: WorkbookProblem): string {
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
    case "other":
      return saveAs();
  }
}

const begins = (bytes: Buffer, signature: string) =>
  bytes.subarray(0, signature.length / 2).equals(Buffer.from(signature, "hex"));

/** Reads an .xlsx or .ods workbook, or a text, detected by content. @throws TableFileError, or the disk's error */
export async function readTable(file: ReceivedFile): Promise<TableFile> {
  if (file.failure) throw file.failure;
  if (file.tooLarge) throw new TableFileError(tableTooLarge());
  const bytes = await readFile(file.path);
  if (begins(bytes, "504b")) return readWorkbookTable(bytes);
  if (begins(bytes, "d0cf11e0")) {
    // Excel stores encrypted workbooks in the old container format.
    const isLocked = bytes.includes(Buffer.from("EncryptedPackage", "utf16le"));
    throw new TableFileError(describeProblem(isLocked ? "locked" : "old"));
  }
  if (bytes.length > maxTextBytes) throw new TableFileError(t("This file is larger than 1 MB."));
  const text = decodeText(bytes);
  // Portals send web pages named .xls; Excel 2003 saved XML.
  if (/^\s*(?:<(?:!doctype|html|table|\?xml|meta|head)|%PDF-|\{\\rtf)/i.test(text))
    throw new TableFileError(saveAs());
  return { text, rows: parseCsv(text) };
}

const quoted = (cell: string) => (/[\t\r\n",;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

async function readWorkbookTable(bytes: Buffer): Promise<TableFile> {
  const rows = await readWorkbook(bytes).catch((error: unknown) => {
    throw error instanceof WorkbookError ? new TableFileError(describeProblem(error.problem)) : error;
  });
  return {
    text: rows.map((cells) => cells.map(quoted).join("\t")).join("\n"),
    rows: rows.flatMap((cells, index) => (cells.some(Boolean) ? [{ line: index + 1, cells }] : [])),
  };
}
