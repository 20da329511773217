import { notPublished } from "./answer-words";
import type { LineDocument } from "./documents.server";
import type { FilledLine, FilledSection } from "./read.server";
import { passPercentage } from "./results";

const statusWords = {
  given: "published",
  part: "published in part",
  none: "not applicable",
  missing: notPublished.toLowerCase(),
} as const;

const getStatus = ({ state, isSample }: FilledLine) => (isSample ? "sample" : statusWords[state]);

export function appendixJson(appendix: readonly FilledSection[], school: string, site: string, on: string) {
  return {
    title: "Mandatory Public Disclosure, CBSE Appendix IX",
    school,
    on,
    address: `${site}/mandatory-public-disclosure`,
    sections: appendix.map(({ key, title, lines }) => ({
      section: key.toUpperCase(),
      title,
      lines: lines.map((line) => ({
        number: line.number,
        information: line.wording,
        status: getStatus(line),
        sample: line.isSample,
        details: formatDetails(line, site),
        reason: line.reason,
        documents: line.documents.map(({ name, url, number, issued_by, issued_on, valid_until }) => ({
          name,
          address: wholeAddress(url, site),
          number,
          issued_by,
          issued_on,
          valid_until,
        })),
        results: line.results.map((row) => ({ ...row, pass_percentage: passPercentage(row) })),
      })),
    })),
  };
}

export const csvHead = [
  "section",
  "number",
  "information",
  "status",
  "details",
  "address",
  "document number",
  "issued by",
  "issued on",
  "valid until",
  "year",
  "registered",
  "passed",
  "pass percentage",
  "remarks",
];

export function appendixRows(appendix: readonly FilledSection[], site: string): string[][] {
  return appendix.flatMap(({ key, lines }) =>
    lines.flatMap((line) => {
      const start = [key.toUpperCase(), line.number, line.wording, getStatus(line)];
      const rows = [
        ...line.documents.map((document) => documentCells(document, site)),
        ...line.results.map((row) => [
          ...["", "", "", "", "", ""],
          ...[row.year, row.registered, row.passed].map(String),
          passPercentage(row),
          row.remarks,
        ]),
      ];
      const words = formatDetails(line, site) || line.reason;
      const all = rows.length > 0 && !words ? rows : [[words], ...rows];
      return all.map((cells) => [
        ...start,
        ...cells,
        ...csvHead.slice(start.length + cells.length).map(() => ""),
      ]);
    }),
  );
}

const documentCells = (document: LineDocument, site: string) => [
  document.name,
  wholeAddress(document.url, site),
  document.number,
  document.issued_by,
  document.issued_on ?? "",
  document.valid_until ?? "",
];

function formatDetails({ kind, value, page }: FilledLine, site: string): string {
  if (kind === "results") return "";
  return kind === "documents" && value && page ? site + page.path : value;
}

const wholeAddress = (url: string, site: string) => (url.startsWith("/") ? site + url : url);
