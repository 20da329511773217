import { t } from "#say";

/** Detects UTF-16 without a byte order mark: returns the byte that is mostly zero; undefined for other encodings. */
function emptyByte(bytes: Uint8Array): 0 | 1 | undefined {
  const looked = bytes.subarray(0, 200);
  const empty = [0, 0];
  for (const [index, byte] of looked.entries())
    if (byte === 0) empty[index % 2] = (empty[index % 2] ?? 0) + 1;
  const most = looked.length / 4;
  if ((empty[1] ?? 0) > most) return 1;
  return (empty[0] ?? 0) > most ? 0 : undefined;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const empty = emptyByte(bytes);
  if (empty !== undefined) return empty === 1 ? "utf-16le" : "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    // Excel on Windows saves so.
    return "windows-1252";
  }
}

/** Characters 0x80 to 0x9F of Windows-1252; Node 20 reads them as control characters. */
export const windowsSigns = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/** The text of a file as spreadsheets save it: UTF-8 or UTF-16, with a byte order mark or without, or Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== "windows-1252") return text;
  return text.replace(/[\u0080-\u009F]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign);
}

/** Lines that say what parts the cells: a title may stand above the table. */
const linesLookedAt = 20;

/** Detects the separator: the one of three that is most frequent outside quotes in the first lines. */
function separatorOf(text: string): string {
  const lines = text.split(/\r\n|\n|\r/, linesLookedAt).join("\n");
  const bare = lines.replace(/"[^"]*"/g, "");
  const count = (separator: string) => bare.split(separator).length;
  return [",", ";", "\t"].reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** A table that cannot be read at all; the message is one for people. */
export class TableFileError extends Error {
  override name = "TableFileError";
}

/** A row of a table, and the line of the file that it begins in, from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** Content of a file with a table: its rows, and its text if it is a file of text. */
export interface TableFile {
  text: string;
  rows: CsvRow[];
}

/**
 * The cells of a table of text (RFC 4180): parted by commas, semicolons or tabs, with quotes around what has them inside. Cells
 * are trimmed, empty rows left out; the line `sep=;` of Excel is understood. A quote that never ends is taken as it stands.
 */
export function parseCsv(text: string): CsvRow[] {
  const marked = text.replace(/^\uFEFF/, "");
  const told = /^"?sep=([,;\t])"?\r?\n/i.exec(marked);
  const separator = told?.[1] ?? separatorOf(marked);
  const cell = new RegExp(
    `[ ]*(?:"((?:[^"]|"")*)"[ ]*|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`,
    "y",
  );
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: told ? 2 : 1, cells: [] };
  let line = row.line;
  cell.lastIndex = told?.[0].length ?? 0;
  while (cell.lastIndex < marked.length) {
    const [all = "", quoted, plain = "", end = ""] = cell.exec(marked) ?? [];
    line += all.match(/\r\n|\n|\r/g)?.length ?? 0;
    row.cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === separator) continue;
    if (row.cells.some(Boolean)) rows.push(row);
    row = { line, cells: [] };
  }
  if (row.cells.some(Boolean)) rows.push(row);
  return rows;
}

/** A row of a file: where it stands there, such as `Line 3`, and what it says; or what is wrong with it. */
export interface ReadFileRow<Row> {
  at: string;
  row?: Row;
  problem?: string;
}

/**
 * Tells of rows that come twice, at the second.
 * @param sameness what is the same of both
 * @param asRepeated the row as it is told of; `before` is where the first stands
 * @throws TableFileError if there is no row
 */
export function tellRepeated<Row, Read extends ReadFileRow<Row>>(
  rows: readonly Read[],
  sameness: (row: Row, read: Read) => string,
  asRepeated: (row: Row, read: Read, before: string) => Read,
): Read[] {
  if (rows.length === 0) throw new TableFileError(t("There is no row of results in the file."));
  const seen = new Map<string, string>();
  return rows.map((read) => {
    if (!read.row) return read;
    const key = sameness(read.row, read);
    const before = seen.get(key);
    if (before === undefined) seen.set(key, read.at.toLowerCase());
    return before === undefined ? read : asRepeated(read.row, read, before);
  });
}
