/**
 * One cell of a CSV file. A text that a spreadsheet would run as a formula gets an apostrophe before it (OWASP:
 * CSV injection).
 */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** A CSV file with a byte order mark, so that spreadsheets read it as UTF-8. */
export function toCsv(head: string[], rows: string[][]): string {
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
