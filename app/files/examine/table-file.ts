import { readFile } from "node:fs/promises";
import { decodeText, parseCsv } from "~/spreadsheets/parse-csv";
import { TableRefusedError, type TableReport } from "~/spreadsheets/sheet";
import { type Budget, BudgetSpentError } from "./budget";
import { readExcel } from "./excel-sheets";
import { detectFileKind, type FileKind } from "./file-kind";
import { readOpenDocument } from "./open-document-sheets";
import { openPackage } from "./zip-package";

const maxTextBytes = 1024 * 1024;

const tableKinds: FileKind[] = ["Excel", "text", "locked document", "unknown"];

/** Reads an .xlsx or .ods workbook, or a text, detected by content. */
export async function readTableFile(path: string, budget: Budget): Promise<TableReport> {
  const kind = await detectFileKind(path, budget);
  if (!tableKinds.includes(kind)) return { problem: "other", kind };
  return readTableBytes(await readFile(path), budget);
}

export function readTableBytes(bytes: Buffer, budget: Budget): TableReport {
  try {
    return readBytes(bytes, budget);
  } catch (error) {
    if (error instanceof BudgetSpentError) return { problem: "large" };
    return { problem: error instanceof TableRefusedError ? error.problem : "broken" };
  }
}

const begins = (bytes: Buffer, signature: string) =>
  bytes.subarray(0, signature.length / 2).equals(Buffer.from(signature, "hex"));

function readBytes(bytes: Buffer, budget: Budget): TableReport {
  budget.charge(bytes.length);
  if (begins(bytes, "504b")) {
    const pack = openPackage(bytes, budget);
    const isOpenDocument = /opendocument\.spreadsheet/.test(pack.read("mimetype") ?? "");
    return { sheets: isOpenDocument ? readOpenDocument(pack, budget) : readExcel(pack, budget) };
  }
  // Excel stores encrypted workbooks in the old container format.
  if (begins(bytes, "d0cf11e0"))
    return { problem: bytes.includes(Buffer.from("EncryptedPackage", "utf16le")) ? "locked" : "old" };
  if (bytes.length > maxTextBytes) return { problem: "text" };
  const text = decodeText(bytes);
  // Portals send web pages named .xls; Excel 2003 saved XML.
  if (/^\s*(?:<(?:!doctype|html|table|\?xml|meta|head)|%PDF-|\{\\rtf)/i.test(text))
    return { problem: "no table" };
  return { sheets: [{ name: "", rows: parseCsv(text) }], text };
}
