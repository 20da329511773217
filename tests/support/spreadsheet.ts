import { strToU8, zipSync } from "fflate";

/** A cell as a spreadsheet program stores it; `shown` is its text in an .ods file. */
export type Cell =
  | string
  | number
  | null
  | {
      value?: number | string;
      /** Number format, or date format of a serial number. */
      format?: string;
      formula?: string;
      shown?: string;
      /** `yyyy-MM-dd`, in an .ods file. */
      date?: string;
      error?: string;
    };

export interface SheetSpec {
  name?: string;
  rows: (Cell[] | null)[];
  /** Such as `B2:B4`. */
  merged?: string[];
  /** From 1. */
  hiddenRows?: number[];
  hiddenColumns?: number[];
  state?: "hidden" | "veryHidden";
}

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const letters = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : letters(Math.floor(column / 26) - 1) + letters(column % 26);

const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** Writes an .xlsx workbook, with inline strings. */
export function writeExcel(
  sheets: readonly SheetSpec[],
  { from1904 = false, backslashes = false }: { from1904?: boolean; backslashes?: boolean } = {},
): Uint8Array {
  const formats: string[] = [];
  const styleOf = (format: string) => {
    if (!formats.includes(format)) formats.push(format);
    return formats.indexOf(format) + 1;
  };
  const cellOf = (cell: Cell, at: string): string => {
    if (cell === null) return "";
    const { value, format, formula, error } =
      typeof cell === "object" ? cell : ({ value: cell } as Exclude<Cell, null | string | number>);
    const style = format === undefined ? "" : ` s="${styleOf(format)}"`;
    const f = formula === undefined ? "" : `<f>${escapeXml(formula)}</f>`;
    if (error !== undefined) return `<c r="${at}"${style} t="e">${f}<v>${error}</v></c>`;
    if (typeof value === "string")
      return f
        ? `<c r="${at}"${style} t="str">${f}<v>${escapeXml(value)}</v></c>`
        : `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
    return `<c r="${at}"${style}>${f}${value === undefined ? "" : `<v>${value}</v>`}</c>`;
  };
  const parts: Record<string, Uint8Array> = {};
  sheets.forEach(({ rows, merged = [], hiddenRows = [], hiddenColumns = [] }, index) => {
    const data = rows.map((cells, row) => {
      const hidden = hiddenRows.includes(row + 1) ? ' hidden="1"' : "";
      return cells
        ? `<row r="${row + 1}"${hidden}>${cells.map((cell, at) => cellOf(cell, letters(at) + (row + 1))).join("")}</row>`
        : "";
    });
    const columns = hiddenColumns.map((at) => `<col min="${at}" max="${at}" hidden="1"/>`).join("");
    parts[`xl/worksheets/sheet${index + 1}.xml`] = strToU8(
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${columns && `<cols>${columns}</cols>`}<sheetData>${data.join("")}</sheetData>` +
        `<mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join("")}</mergeCells></worksheet>`,
    );
  });
  parts["_rels/.rels"] = strToU8(
    `<Relationships><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  parts["xl/workbook.xml"] = strToU8(
    `<workbook xmlns:r="${relations}"><workbookPr date1904="${from1904 ? 1 : 0}"/><sheets>${sheets
      .map(
        ({ name, state = "visible" }, index) =>
          `<sheet name="${escapeXml(name ?? `Sheet${index + 1}`)}" sheetId="${index + 1}" state="${state}" r:id="s${index + 1}"/>`,
      )
      .join("")}</sheets></workbook>`,
  );
  parts["xl/_rels/workbook.xml.rels"] = strToU8(
    `<Relationships><Relationship Id="styles" Type="${relations}/styles" Target="styles.xml"/>${sheets
      .map(
        (_, index) =>
          `<Relationship Id="s${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
      )
      .join("")}</Relationships>`,
  );
  parts["xl/styles.xml"] = strToU8(
    `<styleSheet><numFmts>${formats
      .map((format, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escapeXml(format)}"/>`)
      .join("")}</numFmts><cellXfs><xf numFmtId="0"/>${formats
      .map((_, at) => `<xf numFmtId="${164 + at}" applyNumberFormat="1"/>`)
      .join("")}</cellXfs></styleSheet>`,
  );
  const entries = Object.entries(parts).map(([name, part]) => [
    backslashes ? name.replaceAll("/", "\\") : name,
    part,
  ]);
  return zipSync(Object.fromEntries(entries));
}

const namespaces = ["office", "table", "text", "style"]
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(" ");

/** Writes the same table as a LibreOffice file. */
export function writeOpenDocument(sheets: readonly SheetSpec[]): Uint8Array {
  const tables = sheets.map(
    ({ name, rows, merged = [], hiddenRows = [], hiddenColumns = [], state }, index) => {
      const spans = new Map<string, string>();
      const covered = new Set<string>();
      for (const ref of merged) {
        const [, c1 = "", r1 = "", c2 = "", r2 = ""] = /^([A-Z])(\d+):([A-Z])(\d+)$/.exec(ref) ?? [];
        const [left, right] = [c1.charCodeAt(0) - 65, c2.charCodeAt(0) - 65];
        spans.set(
          `${left},${Number(r1) - 1}`,
          ` table:number-columns-spanned="${right - left + 1}" table:number-rows-spanned="${Number(r2) - Number(r1) + 1}"`,
        );
        for (let row = Number(r1) - 1; row < Number(r2); row += 1)
          for (let at = left; at <= right; at += 1)
            if (at !== left || row !== Number(r1) - 1) covered.add(`${at},${row}`);
      }
      const width = Math.max(...rows.map((cells) => cells?.length ?? 0));
      const cellOf = (cell: Cell, at: number, row: number): string => {
        if (covered.has(`${at},${row}`)) return "<table:covered-table-cell/>";
        const span = spans.get(`${at},${row}`) ?? "";
        if (cell === null) return `<table:table-cell${span}/>`;
        if (typeof cell === "string")
          return `<table:table-cell${span} office:value-type="string"><text:p>${escapeXml(cell)}</text:p></table:table-cell>`;
        const { value, shown, date, formula, error } =
          typeof cell === "number" ? ({ value: cell } as Exclude<Cell, null | string | number>) : cell;
        const f = formula === undefined ? "" : ` table:formula="of:=${escapeXml(formula)}"`;
        if (error !== undefined)
          return `<table:table-cell${span}${f} office:value-type="string"><text:p>${error}</text:p></table:table-cell>`;
        const text = escapeXml(String(shown ?? value ?? ""));
        if (date)
          return `<table:table-cell${span}${f} office:value-type="date" office:date-value="${date}"><text:p>${text}</text:p></table:table-cell>`;
        if (value === undefined) return `<table:table-cell${span}${f}/>`;
        const type =
          typeof value === "string"
            ? `office:value-type="string"`
            : `office:value-type="float" office:value="${value}"`;
        return `<table:table-cell${span}${f} ${type}><text:p>${text}</text:p></table:table-cell>`;
      };
      const columns = Array.from({ length: width }, (_, at) =>
        hiddenColumns.includes(at + 1)
          ? '<table:table-column table:visibility="collapse"/>'
          : "<table:table-column/>",
      );
      const lines = rows.map((cells, row) => {
        const hidden = hiddenRows.includes(row + 1) ? ' table:visibility="filter"' : "";
        const filled = Array.from({ length: width }, (_, at) => cellOf(cells?.[at] ?? null, at, row));
        return `<table:table-row${hidden}>${filled.join("")}</table:table-row>`;
      });
      return `<table:table table:name="${escapeXml(name ?? `Sheet${index + 1}`)}" table:style-name="${state ? "off" : "on"}">${columns.join("")}${lines.join("")}<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>`;
    },
  );
  return zipSync({
    mimetype: strToU8("application/vnd.oasis.opendocument.spreadsheet"),
    "content.xml": strToU8(
      `<?xml version="1.0"?><office:document-content ${namespaces}><office:automatic-styles><style:style style:name="off" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet>${tables.join("")}</office:spreadsheet></office:body></office:document-content>`,
    ),
  });
}
