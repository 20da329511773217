import { streamOf } from "~/files/stream-of";

/**
 * One cell of a CSV file. A text that a spreadsheet would run as a formula gets an apostrophe before it (OWASP:
 * CSV injection).
 */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

function line(cells: string[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

/** A CSV file with a byte order mark, so that spreadsheets read it as UTF-8. */
export function toCsv(head: string[], rows: string[][]): string {
  return `\uFEFF${[head, ...rows].map(line).join("")}`;
}

/** The same file as a stream, which asks for the next rows only when it has been read so far. */
export function streamCsv(head: string[], pages: AsyncIterable<string[][]>): ReadableStream<Uint8Array> {
  async function* parts() {
    yield Buffer.from(toCsv(head, []));
    for await (const rows of pages) yield Buffer.from(rows.map(line).join(""));
  }
  return streamOf(parts());
}
