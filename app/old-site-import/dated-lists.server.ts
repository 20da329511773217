import { readWrittenDay } from "~/dates/parse-written-date";
import { fileName, resolve } from "./html.server";

export interface DatedLink {
  address: URL;
  title: string;
  /** `yyyy-MM-dd`. */
  date: string;
}

const months = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
const written = new RegExp(
  `\\b(?:\\d{4}-\\d\\d-\\d\\d|\\d{1,2}[./-]\\d{1,2}[./-](?:19|20)\\d\\d|\\d{1,2}(?:st|nd|rd|th)?[ -]${months}[ ,-]+\\d{4}|${months} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4})\\b`,
  "i",
);
/** Words of links that say nothing about the file. */
const generic = /^(?:click here|here|download|view|read more|pdf|open|details?|new|\W*)$/i;
/** Fewer dated links are part of a text. */
const minLinks = 3;
const maxRowLength = 400;
const maxRows = 5000;

function wordsOf(element: Element): string {
  const cells = [...element.querySelectorAll("td, th")].filter((cell) => !cell.querySelector("td"));
  const words = cells.length > 0 ? cells.map((cell) => cell.textContent).join(" ") : element.textContent;
  return (words ?? "").replace(/\s+/g, " ").trim();
}

/** Takes lists of dated links to PDFs, as on notice boards, out of a page. */
export function takeDatedLinks(body: Element, base: URL, isOwn: (address: URL) => boolean): DatedLink[] {
  const rows = [...body.querySelectorAll("tr, li, p, dd, div")].slice(0, maxRows).filter((row) => {
    const links = row.querySelectorAll("a[href]");
    const words = wordsOf(row);
    return links.length > 0 && links.length <= 2 && words.length <= maxRowLength && written.test(words);
  });
  const found: { row: Element; link: DatedLink }[] = [];
  for (const row of rows) {
    // The smallest element that has both the link and the date.
    if (rows.some((other) => other !== row && row.contains(other))) continue;
    const link = readRow(row, base, isOwn);
    if (link) found.push({ row, link });
  }
  if (found.length < minLinks) return [];
  for (const { row } of found) row.remove();
  return found.map(({ link }) => link);
}

function readRow(row: Element, base: URL, isOwn: (address: URL) => boolean): DatedLink | undefined {
  const words = wordsOf(row);
  const [typed = ""] = written.exec(words) ?? [];
  const date = readWrittenDay(typed);
  const links = [...row.querySelectorAll("a[href]")];
  for (const link of links) {
    const address = resolve(link.getAttribute("href"), base);
    if (!date || !address || !isOwn(address) || !/\.pdf$/i.test(address.pathname)) continue;
    address.hash = "";
    const label = wordsOf(link).replace(written, "").trim();
    const rest = words.replace(typed, "").replace(wordsOf(link), " ").replace(/\s+/g, " ");
    const title = [label, rest]
      .map((text) => text.replace(/^[\s\d.):|–-]+(?=\D)|[\s(|:–-]+$/g, "").trim())
      .find((text) => !generic.test(text));
    return {
      address,
      date,
      title:
        title ||
        fileName(address)
          .replace(/\.pdf$/i, "")
          .replace(/[-_]+/g, " "),
    };
  }
  return undefined;
}
