import { momentAtSchool } from "~/dates/dates";
import { toStream } from "~/files/stream-of";
import { speakingEnglish } from "~/languages/current";

/** Prefixes formulas with an apostrophe (OWASP: CSV injection). */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

function line(cells: string[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

/** Formats a time in English, like the column headings. @param iso null for none */
export function csvMoment(iso: string | null): string {
  return iso ? speakingEnglish(() => momentAtSchool(iso)) : "";
}

/** Adds a byte order mark, so that spreadsheets read UTF-8. */
export function toCsv(head: string[], rows: string[][]): string {
  return `\uFEFF${[head, ...rows].map(line).join("")}`;
}

/** Streams a CSV download; reads rows on demand. @param name file name in ASCII */
export function csvDownload(name: string, head: string[], pages: AsyncIterable<string[][]>): Response {
  async function* parts() {
    yield Buffer.from(toCsv(head, []));
    for await (const rows of pages) yield Buffer.from(rows.map(line).join(""));
  }
  return new Response(toStream(parts()), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}
