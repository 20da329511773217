import { momentAtSchool } from "~/dates/dates";
import { streamOf } from "~/files/stream-of";
import { speakingEnglish } from "~/languages/current";

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

/** A moment at the school as a cell, in English whatever the dashboard speaks: so are the heads of the columns. @param iso null for none */
export function csvMoment(iso: string | null): string {
  return iso ? speakingEnglish(() => momentAtSchool(iso)) : "";
}

/** A CSV file with a byte order mark, so that spreadsheets read it as UTF-8. */
export function toCsv(head: string[], rows: string[][]): string {
  return `\uFEFF${[head, ...rows].map(line).join("")}`;
}

/**
 * The same file to be downloaded, as a stream: the next rows are asked for only when it has been read so far.
 * @param name of the file, in plain ASCII
 */
export function csvDownload(name: string, head: string[], pages: AsyncIterable<string[][]>): Response {
  async function* parts() {
    yield Buffer.from(toCsv(head, []));
    for await (const rows of pages) yield Buffer.from(rows.map(line).join(""));
  }
  return new Response(streamOf(parts()), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}
