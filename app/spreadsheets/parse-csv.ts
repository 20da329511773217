import type { SheetRow } from "./sheet";

/** Detects UTF-16 without a byte order mark: returns the byte that is mostly zero. */
function emptyByte(bytes: Uint8Array): 0 | 1 | undefined {
  const looked = bytes.subarray(0, 200);
  const empty = [0, 0];
  for (const [index, byte] of looked.entries())
    if (byte === 0) empty[index % 2] = (empty[index % 2] ?? 0) + 1;
  const threshold = looked.length / 4;
  if ((empty[1] ?? 0) > threshold) return 1;
  return (empty[0] ?? 0) > threshold ? 0 : undefined;
}

function detectEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const empty = emptyByte(bytes);
  if (empty !== undefined) return empty === 1 ? "utf-16le" : "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    // Encoding of Excel on Windows.
    return "windows-1252";
  }
}

/** Characters 0x80 to 0x9F of Windows-1252; Node 20 reads them as control characters. */
export const windowsSigns = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

export function decodeText(bytes: Uint8Array): string {
  const encoding = detectEncoding(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== "windows-1252") return text;
  return text.replace(/[\u0080-\u009F]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign);
}

/** Lines checked for a separator; a title can precede the table. */
const linesLookedAt = 20;

/** Detects the separator: the one of three that is most frequent outside quotes in the first lines. */
function detectSeparator(text: string): string {
  const lines = text.split(/\r\n|\n|\r/, linesLookedAt).join("\n");
  const bare = lines.replace(/"[^"]*"/g, "");
  const count = (separator: string) => bare.split(separator).length;
  return [",", ";", "\t"].reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** Undoes what keeps numbers whole (`="0057"`) and formulas harmless (`'=1+1`) in a CSV. */
const unquoteFormula = (cell: string) => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell.replace(/^'(?=[=+\-@])/, "");

/** Errors of formulas have no value. */
const formulaError = /^(?:#(?:N\/A|REF!|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!)|Err:\d{3})$/;

function withoutErrors(row: SheetRow): SheetRow {
  const unsaved = row.cells.flatMap((cell, at) => (formulaError.test(cell) ? [at] : []));
  if (unsaved.length === 0) return row;
  return { ...row, cells: row.cells.map((cell, at) => (unsaved.includes(at) ? "" : cell)), unsaved };
}

/** RFC 4180 with commas, semicolons or tabs, and Excel's `sep=;`. An unclosed quote is literal. */
export function parseCsv(text: string): SheetRow[] {
  const marked = text.replace(/^\uFEFF/, "");
  const separatorLine = /^"?sep=([,;\t])"?\r?\n/i.exec(marked);
  const separator = separatorLine?.[1] ?? detectSeparator(marked);
  const cell = new RegExp(
    `[ ]*(?:"((?:[^"]|"")*)"[ ]*|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`,
    "y",
  );
  const rows: SheetRow[] = [];
  let row: SheetRow = { line: separatorLine ? 2 : 1, cells: [] };
  let line = row.line;
  cell.lastIndex = separatorLine?.[0].length ?? 0;
  while (cell.lastIndex < marked.length) {
    const [all = "", quoted, plain = "", end = ""] = cell.exec(marked) ?? [];
    line += all.match(/\r\n|\n|\r/g)?.length ?? 0;
    row.cells.push(unquoteFormula((quoted?.replaceAll('""', '"') ?? plain).trim()));
    if (end === separator) continue;
    const isFilled = row.cells.some(Boolean);
    if (isFilled) rows.push(withoutErrors(row));
    row = { line, cells: [], ...(!isFilled && rows.length > 0 && { isAfterGap: true }) };
  }
  if (row.cells.some(Boolean)) rows.push(withoutErrors(row));
  return rows;
}
