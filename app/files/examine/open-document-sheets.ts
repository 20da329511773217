import {
  cellWork,
  createCharacterCount,
  type Merge,
  maxSheetColumns,
  maxSheetRows,
  repeatMerged,
  type Sheet,
  type SheetRow,
  TableRefusedError,
  toRows,
} from "~/spreadsheets/sheet";
import { isShortened } from "~/text/digits";
import type { Budget } from "./budget";
import { shownNumber } from "./shown-number";
import { tagsOf } from "./xml-tags";
import type { ZipPackage } from "./zip-package";

type Attributes = Record<string, string>;

/** Shows the text that LibreOffice stores next to the value. Undefined for a formula without a value. */
function shownValue(attributes: Attributes, text: string): string | undefined {
  const { "value-type": type, "date-value": date = "", formula } = attributes;
  // Only the day and the whole year leave no doubt.
  if (type === "date") return date.replace(/^(\d{4})-(\d\d)-(\d\d).*$/s, "$3.$2.$1");
  const number = Number(attributes.value);
  if (type === "float" && Number.isFinite(number) && (text === "" || /^#+$/.test(text) || isShortened(text)))
    return shownNumber(number, "General");
  if (formula !== undefined && text === "" && type !== "string") return undefined;
  return /^(?:#(?:N\/A|REF!|DIV\/0!|VALUE!|NAME\?|NUM!)|Err:\d+)$/.test(text) ? undefined : text;
}

/** Reads all sheets of a LibreOffice file (OpenDocument 1.3, 9.1). */
export function readOpenDocument({ read }: ZipPackage, budget: Budget): Sheet[] {
  if (/encryption-data/.test(read("META-INF/manifest.xml") ?? "")) throw new TableRefusedError("locked");
  const content = read("content.xml");
  if (content === undefined) throw new TableRefusedError("broken");
  const count = createCharacterCount();
  const sheets: Sheet[] = [];
  /** Table styles with `table:display="false"`. */
  const hiddenStyles = new Set<string>();
  let style = "";
  let grid = new Map<number, SheetRow>();
  let merges: Merge[] = [];
  let hiddenColumns: number[] = [];
  let columnsSeen = 0;
  let row = -1;
  let rowAttributes: Attributes = {};
  let cells: string[] = [];
  let unsaved: number[] = [];
  let cell: Attributes = {};
  let text = "";
  let notes = 0;
  for (const tag of tagsOf(content, budget)) {
    const { name, attributes, closes, empty } = tag;
    if (name === "annotation" && !empty) notes += closes ? -1 : 1;
    if (notes > 0 || name === "annotation") continue;
    if (name === "style" && !closes) style = attributes.name ?? "";
    if (name === "table-properties" && attributes.display === "false") hiddenStyles.add(style);
    if (name === "table" && !closes) {
      grid = new Map();
      merges = [];
      hiddenColumns = [];
      [columnsSeen, row] = [0, -1];
      const isHidden = hiddenStyles.has(attributes["style-name"] ?? "");
      sheets.push({ name: attributes.name ?? "", rows: [], ...(isHidden && { isHidden }) });
    }
    if (name === "table-column" && !closes) {
      const repeated = Math.min(Number(attributes["number-columns-repeated"] ?? 1), maxSheetColumns);
      if (/collapse|filter/.test(attributes.visibility ?? ""))
        for (let at = 0; at < repeated; at += 1) hiddenColumns.push(columnsSeen + at);
      columnsSeen += repeated;
    }
    if (name === "table-row" && !closes) {
      rowAttributes = attributes;
      [cells, unsaved] = [[], []];
    }
    const isCell = name === "table-cell" || name === "covered-table-cell";
    if (isCell && !closes) {
      cell = attributes;
      text = "";
    } else text += tag.text;
    if (closes && name === "p") text += " ";
    if (isCell && (closes || empty)) {
      const isCovered = name === "covered-table-cell";
      const shown = isCovered ? "" : shownValue(cell, text.trim());
      const rows = Number(cell["number-rows-spanned"] ?? 1);
      const columns = Number(cell["number-columns-spanned"] ?? 1);
      if (rows > 1 || columns > 1) merges.push({ row: row + 1, column: cells.length, rows, columns });
      if (shown === undefined) unsaved.push(cells.length);
      const repeated = Number(cell["number-columns-repeated"] ?? 1);
      for (let at = 0; at < repeated && cells.length < maxSheetColumns; at += 1)
        cells.push(count((shown ?? "").trim()));
    }
    if (name === "table-row" && (closes || empty)) {
      const repeated = Number(rowAttributes["number-rows-repeated"] ?? 1);
      const isHidden = /collapse|filter/.test(rowAttributes.visibility ?? "");
      const isFilled = cells.some(Boolean) || unsaved.length > 0;
      // The empty rest of a sheet is one repeated row.
      if (isFilled && row + repeated >= maxSheetRows) throw new TableRefusedError("large");
      const filled = cells.slice(0, cells.findLastIndex(Boolean) + 1);
      // Empty rows are kept only if merged cells can reach them.
      const copies = isFilled || merges.length > 0 ? repeated : 0;
      for (let at = 1; at <= copies && row + at < maxSheetRows; at += 1) {
        budget.charge(cellWork * (filled.length + 1));
        if (at > 1) for (const one of filled) count(one);
        grid.set(row + at, {
          line: row + at + 1,
          cells: [...filled],
          ...(isHidden && { isHidden }),
          ...(unsaved.length > 0 && { unsaved }),
        });
      }
      row += repeated;
    }
    if (name === "table" && closes) {
      repeatMerged(grid, merges, { count, budget });
      const sheet = sheets.at(-1);
      if (sheet) sheet.rows = toRows(grid);
      if (sheet && hiddenColumns.length > 0) sheet.hiddenColumns = hiddenColumns;
    }
  }
  return sheets;
}
