import { strToU8, zipSync } from "fflate";

interface Options {
  /** Namespace prefix, such as `x:`. */
  prefix?: string;
  /** Empty sheets before. */
  before?: { state?: string }[];
  from1904?: boolean;
}

const types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relations = (all: [id: string, type: string, target: string][]) =>
  strToU8(
    `<Relationships>${all
      .map(([id, type, target]) => `<Relationship Id="${id}" Type="${types}/${type}" Target="${target}"/>`)
      .join("")}</Relationships>`,
  );

const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-409]dd\\-mmm\\-yy;@"/>
  <numFmt numFmtId="165" formatCode="0.0%"/><numFmt numFmtId="166" formatCode="0000"/></numFmts>
  <cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="17"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="11"/></cellXfs>
  </styleSheet>`;

/** XML of a cell with text. */
export const excelText = (at: string, words: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${words}</t></is></c>`;

/** @param rows XML of the last sheet's rows */
export function createWorkbook(
  rows: string,
  { prefix = "", before = [], from1904 = false }: Options = {},
): Uint8Array {
  const sheets = [...before, {}];
  const sheetOf = (data: string) =>
    strToU8(
      `<?xml version="1.0"?><${prefix}worksheet><${prefix}sheetData>${data}</${prefix}sheetData></${prefix}worksheet>`,
    );
  return zipSync({
    "_rels/.rels": relations([["rId1", "officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml": strToU8(
      `<${prefix}workbook><${prefix}workbookPr date1904="${from1904 ? 1 : 0}"/><${prefix}sheets>${sheets
        .map(
          ({ state = "visible" }, index) =>
            `<${prefix}sheet name="S${index}" sheetId="${index + 1}" state="${state}" r:id="rId${index}"/>`,
        )
        .join("")}</${prefix}sheets></${prefix}workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": relations([
      ["a", "sharedStrings", "sharedStrings.xml"],
      ["b", "styles", "/xl/styles.xml"],
      ...sheets.map((_, index): [string, string, string] => [
        `rId${index}`,
        "worksheet",
        `worksheets/sheet${index}.xml`,
      ]),
    ]),
    "xl/sharedStrings.xml": strToU8(
      `<sst><si><r><t>Asha </t></r><r><t xml:space="preserve">&amp; Bina</t></r><rPh><t>no</t></rPh></si></sst>`,
    ),
    "xl/styles.xml": strToU8(styles),
    ...Object.fromEntries(
      sheets.map((_, index) => [
        `xl/worksheets/sheet${index}.xml`,
        sheetOf(index === sheets.length - 1 ? rows : ""),
      ]),
    ),
  });
}
