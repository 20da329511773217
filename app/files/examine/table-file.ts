import { readFile } from "node:fs/promises";
import { decodeText, parseCsv } from "~/spreadsheets/parse-csv";
import { TableRefusedError, type TableReport } from "~/spreadsheets/sheet";
import { readExcel } from "./excel-sheets";
import { readOpenDocument } from "./open-document-sheets";
import { openPackage } from "./zip-package";

const maxTextBytes = 1024 * 1024;

/** Reads an .xlsx or .ods workbook, or a text, detected by content. */
export const readTableFile = async (path: string): Promise<TableReport> =>
  readTableBytes(await readFile(path));

export function readTableBytes(bytes: Buffer): TableReport {
  try {
    return readBytes(bytes);
  } catch (error) {
    return { problem: error instanceof TableRefusedError ? error.problem : "broken" };
  }
}

const begins = (bytes: Buffer, signature: string) =>
  bytes.subarray(0, signature.length / 2).equals(Buffer.from(signature, "hex"));

function readBytes(bytes: Buffer): TableReport {
  if (begins(bytes, "504b")) {
    const pack = openPackage(bytes);
    const isOpenDocument = /opendocument\.spreadsheet/.test(pack.read("mimetype") ?? "");
    return { sheets: isOpenDocument ? readOpenDocument(pack) : readExcel(pack) };
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
