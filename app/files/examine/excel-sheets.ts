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
import type { Budget } from "./budget";
import { formatCode, shownNumber, shownText } from "./shown-number";
import { localName, tagsOf } from "./xml-tags";
import type { ZipPackage } from "./zip-package";

const resolve = (base: string, target: string) =>
  decodeURIComponent(new URL(target.replaceAll("\\", "/"), `file:///${base}`).pathname.slice(1));

function listRelations({ read }: ZipPackage, part: string, budget: Budget) {
  const folder = part.lastIndexOf("/") + 1;
  const path = `${part.slice(0, folder)}_rels/${part.slice(folder)}.rels`;
  const relations: { id: string; type: string; target: string }[] = [];
  for (const { name, attributes } of tagsOf(read(path) ?? "", budget)) {
    const { Id = "", Type = "", Target = "" } = attributes;
    if (name === "Relationship")
      relations.push({ id: Id, type: localName(Type), target: resolve(part, Target) });
  }
  return relations;
}

/** Decodes `_x000D_` escapes. */
const plainText = (text: string) =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

function readSharedStrings(xml: string, budget: Budget): string[] {
  const strings: string[] = [];
  let current = "";
  let isPhonetic = false;
  for (const { name, text, closes, empty } of tagsOf(xml, budget)) {
    if (name === "rPh" && !empty) isPhonetic = !closes;
    if (name === "t" && closes && !isPhonetic) current += text;
    if (name === "si" && (closes || empty)) {
      strings.push(plainText(current));
      current = "";
    }
  }
  return strings;
}

/** Returns the format code of each cell style. */
function readFormats(xml: string, budget: Budget): string[] {
  const own = new Map<number, string>();
  const formats: string[] = [];
  let isInStyles = false;
  for (const { name, attributes, closes, empty } of tagsOf(xml, budget)) {
    if (name === "numFmt") own.set(Number(attributes.numFmtId), attributes.formatCode ?? "");
    if (name === "cellXfs" && !empty) isInStyles = !closes;
    if (name !== "xf" || !isInStyles || closes) continue;
    const id = Number(attributes.numFmtId ?? 0);
    formats.push(formatCode(id, own.get(id)));
  }
  return formats;
}

/** Zero-based row and column of `AB12`; -1 for what is missing. */
function placeOf(reference = "") {
  const [, letters = "", digits = ""] = /^\$?([A-Z]{0,3})\$?(\d{0,7})$/i.exec(reference) ?? [];
  const column = [...letters.toUpperCase()].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0);
  return { row: Number(digits || 0) - 1, column: column - 1 };
}

const isTrue = (value = "") => /^(?:1|true)$/i.test(value);

/** Sheets have some hundred merged cells. */
const mergeWork = 2048;

interface Cell {
  type: string;
  style: number;
  value: string;
  hasFormula: boolean;
}

/** @returns the text as shown; undefined for an error, or a formula without a stored value */
type Show = (cell: Cell) => string | undefined;

interface Limits {
  count: ReturnType<typeof createCharacterCount>;
  budget: Budget;
}

function readSheet(xml: string, show: Show, { count, budget }: Limits): Omit<Sheet, "name"> {
  const grid = new Map<number, SheetRow>();
  const merges: Merge[] = [];
  const hiddenColumns: number[] = [];
  let row = -1;
  let column = -1;
  let isRowHidden = false;
  let cell: Cell = { type: "n", style: 0, value: "", hasFormula: false };
  let isPhonetic = false;
  for (const { name, attributes, text, closes, empty } of tagsOf(xml, budget)) {
    if (name === "col" && !closes && isTrue(attributes.hidden)) {
      const last = Math.min(Number(attributes.max), maxSheetColumns);
      for (let at = Number(attributes.min); at <= last; at += 1) {
        budget.charge(cellWork);
        hiddenColumns.push(at - 1);
      }
    } else if (name === "mergeCell" && !closes) {
      budget.charge(mergeWork);
      const [first, last] = (attributes.ref ?? "").split(":").map(placeOf);
      if (first && last && first.row >= 0 && first.column >= 0)
        merges.push({ ...first, rows: last.row - first.row + 1, columns: last.column - first.column + 1 });
    } else if (name === "row" && !closes) {
      row = attributes.r ? Number(attributes.r) - 1 : row + 1;
      isRowHidden = isTrue(attributes.hidden);
      column = -1;
    } else if (name === "c" && !closes) {
      const place = placeOf(attributes.r);
      column = place.column < 0 ? column + 1 : place.column;
      cell = { type: attributes.t ?? "n", style: Number(attributes.s ?? 0), value: "", hasFormula: false };
    } else if (name === "rPh" && !empty) isPhonetic = !closes;
    else if (name === "f" && !closes) cell.hasFormula = true;
    else if (closes && (name === "v" || (name === "t" && !isPhonetic))) cell.value += text;
    if (name !== "c" || !(closes || empty) || column >= maxSheetColumns) continue;
    if (cell.value === "" && !(cell.hasFormula && cell.type === "n")) continue;
    if (!(row >= 0 && row < maxSheetRows)) throw new TableRefusedError("large");
    const target: SheetRow = grid.get(row) ?? { line: row + 1, cells: [] };
    if (isRowHidden) target.isHidden = true;
    grid.set(row, target);
    while (target.cells.length <= column) target.cells.push("");
    const shown = show(cell);
    if (shown === undefined) target.unsaved = [...(target.unsaved ?? []), column];
    else target.cells[column] = count(shown.trim());
  }
  repeatMerged(grid, merges, { count, budget });
  return { rows: toRows(grid), ...(hiddenColumns.length > 0 && { hiddenColumns }) };
}

/** Reads all sheets of an .xlsx workbook with text (ECMA-376). */
export function readExcel(pack: ZipPackage, budget: Budget): Sheet[] {
  const { names, read } = pack;
  if (names.some((name) => /^xl\/workbook\.bin$/.test(name))) throw new TableRefusedError("old");
  const main = listRelations(pack, "", budget).find(({ type }) => /\/officeDocument$/.test(type))?.target;
  const path = main ?? "xl/workbook.xml";
  const workbook = read(path);
  if (workbook === undefined || !/<(?:\w+:)?workbook\b/.test(workbook)) throw new TableRefusedError("other");
  const relations = listRelations(pack, path, budget);
  const part = (kind: RegExp) => read(relations.find(({ type }) => kind.test(type))?.target ?? "") ?? "";
  const strings = readSharedStrings(part(/\/sharedStrings$/), budget);
  const formats = readFormats(part(/\/styles$/), budget);
  let from1904 = false;
  const listed: { name: string; target: string; isHidden: boolean }[] = [];
  for (const { name, attributes } of tagsOf(workbook, budget)) {
    if (name === "workbookPr") from1904 = isTrue(attributes.date1904);
    const relation = name === "sheet" && relations.find(({ id }) => id === attributes.id);
    if (relation && /\/worksheet$/.test(relation.type))
      listed.push({
        name: attributes.name ?? "",
        target: relation.target,
        isHidden: /hidden/i.test(attributes.state ?? ""),
      });
  }

  const show: Show = ({ type, style, value }) => {
    const code = formats[style] ?? "General";
    if (type === "s") return shownText(strings[Number(value)] ?? "", code);
    if (type === "str" || type === "inlineStr") return shownText(plainText(value), code);
    if (type === "e" || value === "") return undefined;
    if (type === "b") return value === "1" ? "yes" : "no";
    if (type === "d") return value.replace(/^(\d{4})-(\d\d)-(\d\d).*$/s, "$3.$2.$1");
    const number = Number(value);
    return Number.isFinite(number) ? shownNumber(number, code, from1904) : value;
  };

  const limits = { count: createCharacterCount(), budget };
  return listed.map(({ name, target, isHidden }) => ({
    name,
    ...readSheet(read(target) ?? "", show, limits),
    ...(isHidden && { isHidden }),
  }));
}
