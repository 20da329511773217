import { strToU8, zipSync } from "fflate";
import { csvType, sendDownload, toCsv } from "./csv";
import { recordIdHeading } from "./record-ids";

const office = "http://schemas.openxmlformats.org";
const relationships = `${office}/officeDocument/2006/relationships`;

/** Control characters that XML 1.0 forbids. */
const forbidden = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escapeXml = (text: string) =>
  text.replace(forbidden, "").replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const part = (xml: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`);

function relations(all: readonly [id: string, type: string, target: string][]): Uint8Array {
  const each = all.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`,
  );
  return part(`<Relationships xmlns="${office}/package/2006/relationships">${each.join("")}</Relationships>`);
}

/** Style 1: text, so that Excel keeps zeros in front and long numbers; 2: bold text; see `cellXfs`. */
const styles = `<styleSheet xmlns="${office}/spreadsheetml/2006/main"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;

/** Writes a table as .xlsx, every cell as text. The column with the IDs of records is hidden. */
export function writeWorkbook(head: readonly string[], rows: readonly string[][]): Uint8Array {
  const widths = head.map((heading, at) =>
    Math.min(60, Math.max(8, heading.length, ...rows.map((cells) => (cells[at] ?? "").length)) + 2),
  );
  const columns = widths.map((width, at) => {
    const hidden = head[at] === recordIdHeading ? ' hidden="1"' : "";
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" style="1" customWidth="1"${hidden}/>`;
  });
  const row = (cells: readonly string[], style: number) =>
    `<row>${cells
      .map(
        (text) => `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`,
      )
      .join("")}</row>`;
  return zipSync({
    "[Content_Types].xml": part(
      `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
    ),
    "_rels/.rels": relations([["rId1", "officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml": part(
      `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${relationships}"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": relations([
      ["rId1", "worksheet", "worksheets/sheet1.xml"],
      ["rId2", "styles", "styles.xml"],
    ]),
    "xl/styles.xml": part(styles),
    "xl/worksheets/sheet1.xml": part(
      `<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><cols>${columns.join("")}</cols><sheetData>${row(head, 2)}${rows.map((cells) => row(cells, 1)).join("")}</sheetData></worksheet>`,
    ),
  });
}

const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

interface DownloadedTable {
  /** File name in ASCII, without its ending. */
  name: string;
  head: string[];
  rows: string[][];
}

export function sendTable(type: "csv" | "xlsx", { name, head, rows }: DownloadedTable): Response {
  return type === "xlsx"
    ? sendDownload(`${name}.xlsx`, workbookType, writeWorkbook(head, rows))
    : sendDownload(`${name}.csv`, csvType, toCsv(head, rows));
}
