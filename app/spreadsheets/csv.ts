import { momentAtSchool } from "~/dates/dates";
import { toStream } from "~/files/store/stream-of";
import { speakingEnglish } from "~/languages/current";

/** Numbers that Excel would shorten: with a zero or a plus in front, or more than eleven digits. */
const fragileNumber = /^(?:\+\d[\d ()/-]{2,30}|0\d{1,30}|\d{12,30})$/;
/** Starts of formulas, also in full-width letters; in some countries, spreadsheets split lines at semicolons. */
const formulaStart = /(^|;)(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=[\t\r])/g;

/** Numbers stay as they are in `="0057"`. Formulas get an apostrophe in front (OWASP: CSV injection). */
function cell(text: string): string {
  if (fragileNumber.test(text)) return `"=""${text}"""`;
  const harmless = text.replace(formulaStart, "$1'");
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

export const csvType = "text/csv; charset=utf-8";

/** Streams a CSV download; reads rows on demand. @param name file name in ASCII */
export function csvDownload(name: string, head: string[], pages: AsyncIterable<string[][]>): Response {
  async function* parts() {
    yield Buffer.from(toCsv(head, []));
    for await (const rows of pages) yield Buffer.from(rows.map(line).join(""));
  }
  return sendDownload(name, csvType, toStream(parts()));
}

/** @param name file name in ASCII */
export function sendDownload(name: string, type: string, body: BodyInit | Uint8Array): Response {
  return new Response(body as BodyInit, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}
