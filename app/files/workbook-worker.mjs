// @ts-check
import { readFile } from "node:fs/promises";
import { workerData } from "node:worker_threads";
import { unzipSync } from "fflate";

/**
 * Worker thread for one untrusted workbook, with limits of memory and time. Plain JavaScript, to start
 * without a loader.
 * @typedef {import("./read-workbook.server").WorkbookWork} WorkbookWork
 * @typedef {import("./read-workbook.server").WorkbookReply} WorkbookReply
 * @typedef {{ name: string, attributes: Record<string, string>, text: string, closes: boolean, empty: boolean }} Tag
 * @typedef {{ kind: "date" | "time" | "number" | "general", parts: string, decimals: number, percent: boolean, zeros: number }} Format
 */

/** @type {WorkbookWork} */
const { source, maxUnpackedBytes, maxRows, maxColumns, port } = workerData;

class Refused extends Error {
  /** @param {Extract<WorkbookReply, { problem: string }>["problem"]} problem */
  constructor(problem) {
    super(problem);
    this.problem = problem;
  }
}

/** @type {Record<string, string>} */
const entities = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** @param {string} text */
const decoded = (text) =>
  text.includes("&")
    ? text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (all, digits, hex, name) => {
        const code = digits ? Number(digits) : Number.parseInt(hex ?? "", 16);
        return name
          ? (entities[name.toLowerCase()] ?? all)
          : code <= 0x10ffff
            ? String.fromCodePoint(code)
            : "";
      })
    : text;

const tagPattern = /<(\/?)([^\s/>"'=]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>/y;
const attributePattern = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** @param {string} name */
const local = (name) => name.slice(name.indexOf(":") + 1);

/**
 * Tokenizes XML into tags with preceding text; skips doctypes, comments and instructions.
 * @param {string} xml
 * @returns {Generator<Tag>}
 */
function* tagsOf(xml) {
  let text = "";
  let depth = 0;
  for (let at = 0; at < xml.length; ) {
    const open = xml.indexOf("<", at);
    if (open < 0) break;
    text += decoded(xml.slice(at, open));
    const skipped = [
      ["<![CDATA[", "]]>"],
      ["<!--", "-->"],
      ["<?", "?>"],
      ["<!", ">"],
    ].find(([start = ""]) => xml.startsWith(start, open));
    if (skipped) {
      const [start = "", end = ""] = skipped;
      const close = xml.indexOf(end, open);
      if (close < 0) throw new Refused("broken");
      if (end === "]]>") text += xml.slice(open + start.length, close);
      at = close + end.length;
      continue;
    }
    tagPattern.lastIndex = open;
    const [all, slash = "", name = "", rest = "", empty = ""] = tagPattern.exec(xml) ?? [];
    if (all === undefined) throw new Refused("broken");
    /** @type {Record<string, string>} */
    const attributes = {};
    for (const [, key = "", one, two] of rest.matchAll(attributePattern))
      attributes[local(key)] = decoded(one ?? two ?? "");
    yield { name: local(name), attributes, text, closes: slash !== "", empty: empty !== "" };
    text = "";
    at = open + all.length;
    if (!empty) depth += slash ? -1 : 1;
  }
  // Truncated.
  if (depth !== 0) throw new Refused("broken");
}

/** Reads parts of the package as text. @param {Uint8Array} bytes */
function openPackage(bytes) {
  let unpacked = 0;
  /** @type {string[]} */
  const names = [];
  unzipSync(bytes, {
    filter: ({ name }) => {
      names.push(name);
      return false;
    },
  });
  /** @param {string} path */
  const named = (path) => names.find((name) => name.toLowerCase() === path.toLowerCase().replace(/^\/+/, ""));
  /** @param {string} path */
  const read = (path) => {
    const name = named(path);
    if (name === undefined) return undefined;
    const found = unzipSync(bytes, {
      filter: (file) => {
        if (file.name !== name) return false;
        unpacked += file.originalSize;
        if (unpacked > maxUnpackedBytes) throw new Refused("large");
        return true;
      },
    })[name];
    return found && new TextDecoder().decode(found);
  };
  return { names, read };
}

/** @param {string} base @param {string} target */
const resolve = (base, target) => new URL(target, `file:///${base}`).pathname.slice(1);

/** Returns a part's relationships by ID. @param {ReturnType<typeof openPackage>} pack @param {string} part */
function relationsOf({ read }, part) {
  const path = part.replace(/[^/]*$/, (name) => `_rels/${name}.rels`);
  /** @type {{ id: string, type: string, target: string }[]} */
  const relations = [];
  for (const { name, attributes } of tagsOf(read(path) ?? "")) {
    const { Id = "", Type = "", Target = "" } = attributes;
    if (name === "Relationship") relations.push({ id: Id, type: local(Type), target: resolve(part, Target) });
  }
  return relations;
}

/** @param {string} xml */
function sharedStrings(xml) {
  /** @type {string[]} */
  const strings = [];
  let current = "";
  let phonetic = false;
  for (const { name, text, closes, empty } of tagsOf(xml)) {
    if (name === "rPh" && !empty) phonetic = !closes;
    if (name === "t" && closes && !phonetic) current += text;
    if (name === "si" && (closes || empty)) {
      strings.push(plainText(current));
      current = "";
    }
  }
  return strings;
}

/** Decodes `_x000D_` escapes. @param {string} text */
const plainText = (text) =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Formats without a text of their own (ECMA-376, 18.8.30). @type {Record<number, string>} */
const builtIn = { 1: "0", 2: "0.00", 3: "#,##0", 4: "#,##0.00", 9: "0%", 10: "0.00%" };
for (const id of [14, 15, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]) builtIn[id] = "dd.mm.yyyy";
for (const id of [18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56]) builtIn[id] = "hh:mm";
builtIn[16] = "dd.mm.yyyy";
builtIn[17] = "mm.yyyy";

/** @param {string} code @returns {Format} */
function formatOf(code) {
  const [first = ""] = code
    .replace(/"[^"]*"|\\.|_.|\*./g, "")
    .replace(/\[(?:\$[^\]]*|[a-z]{3,}|[<>=][^\]]*)\]/gi, "")
    .split(";");
  const letters = first.toLowerCase().replace(/general|am\/pm|a\/p/g, "");
  const parts = ["d", "m", "y", "h", "s"].filter((part) => letters.includes(part)).join("");
  const kind = /[dy]/.test(parts) || parts === "m" ? "date" : /[hs]/.test(parts) ? "time" : "general";
  const [, zeros = "", decimals] = /^[^.]*?(0*)(?:\.(0+))?%?\s*$/.exec(first) ?? [];
  const isPlain = /^[#,0]*0(?:\.0+)?\s*%?\s*$/.test(first);
  return {
    kind: kind === "general" && isPlain ? "number" : kind,
    parts,
    decimals: decimals?.length ?? 0,
    percent: first.includes("%"),
    zeros: /^0+$/.test(first) ? zeros.length : 0,
  };
}

/** @param {string} xml */
function formatsOf(xml) {
  /** @type {Map<number, string>} */
  const own = new Map();
  /** @type {Format[]} */
  const formats = [];
  let inStyles = false;
  for (const { name, attributes, closes, empty } of tagsOf(xml)) {
    if (name === "numFmt") own.set(Number(attributes.numFmtId), attributes.formatCode ?? "");
    if (name === "cellXfs" && !empty) inStyles = !closes;
    if (name === "xf" && inStyles && !closes) {
      const id = Number(attributes.numFmtId ?? 0);
      formats.push(formatOf(own.get(id) ?? builtIn[id] ?? ""));
    }
  }
  return formats;
}

/** @param {number} part */
const two = (part) => String(part).padStart(2, "0");

/** @param {Date} date @param {string} parts */
function writtenDate(date, parts) {
  const day = `${two(date.getUTCDate())}.`;
  return `${parts.includes("d") ? day : ""}${two(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`;
}

/** Formats a number as displayed, but in full. @param {number} value @param {Format | undefined} format @param {boolean} from1904 */
function written(value, format, from1904) {
  if (format?.kind === "date" || format?.kind === "time") {
    const days = from1904 ? value + 1462 : value < 60 ? value + 1 : value;
    const date = new Date(Math.round((days - 25569) * 86_400) * 1000);
    if (value < 0 || Number.isNaN(date.getTime())) return String(value);
    return format.kind === "time"
      ? `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
      : writtenDate(date, format.parts);
  }
  // Excel stores fifteen digits; the rest would be wrong.
  if (Math.abs(value) >= 1e15) return value.toExponential(5).replace("e", "E");
  const percent = format?.percent ? "%" : "";
  const shown = percent ? value * 100 : value;
  if (format?.kind === "number")
    return `${shown.toFixed(format.decimals).padStart(format.zeros, "0")}${percent}`;
  const exact = Number(shown.toPrecision(15));
  return `${Number.isInteger(exact) ? exact.toFixed(0) : String(exact)}${percent}`;
}

/** Zero-based column of a cell. @param {string} reference such as `AB12` */
function columnOf(reference) {
  const letters = /^[A-Z]{1,3}/i.exec(reference)?.[0] ?? "";
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** @param {string} xml @param {(type: string, style: number, text: string) => string} show */
function rowsOf(xml, show) {
  /** @type {string[][]} */
  const rows = [];
  let row = -1;
  let column = -1;
  let type = "";
  let style = 0;
  let value = "";
  let phonetic = false;
  for (const { name, attributes, text, closes, empty } of tagsOf(xml)) {
    if (name === "row" && !closes) {
      row = attributes.r ? Number(attributes.r) - 1 : row + 1;
      column = -1;
    } else if (name === "c" && !closes) {
      const place = columnOf(attributes.r ?? "");
      column = place < 0 ? column + 1 : place;
      type = attributes.t ?? "n";
      style = Number(attributes.s ?? 0);
      value = "";
    } else if (name === "rPh" && !empty) phonetic = !closes;
    else if (closes && (name === "v" || (name === "t" && !phonetic))) value += text;
    if (name !== "c" || !(closes || empty) || value === "" || column >= maxColumns) continue;
    if (!(row >= 0 && row < maxRows)) throw new Refused("large");
    while (rows.length <= row) rows.push([]);
    const cells = rows[row] ?? [];
    while (cells.length < column) cells.push("");
    cells[column] = show(type, style, value).trim();
  }
  return rows;
}

/** @param {Record<string, string>} attributes @param {string} text */
function openDocumentValue(attributes, text) {
  const type = attributes["value-type"];
  if (type === "date")
    return (attributes["date-value"] ?? "").replace(/^(\d{4})-(\d\d)-(\d\d).*$/s, "$3.$2.$1");
  const number = Number(attributes.value);
  return type === "float" && Number.isFinite(number) ? written(number, undefined, false) : text;
}

/** Returns the rows of each sheet of a LibreOffice file (OpenDocument 1.3, 9.1). @param {string} xml */
function openDocumentSheets(xml) {
  /** @type {string[][][]} */
  const sheets = [];
  /** @type {string[]} */
  let cells = [];
  /** @type {Record<string, string>} */
  let cell = {};
  let rowsRepeated = 1;
  let content = "";
  let notes = 0;
  for (const { name, attributes, text, closes, empty } of tagsOf(xml)) {
    if (name === "annotation" && !empty) notes += closes ? -1 : 1;
    if (notes > 0 || name === "annotation") continue;
    if (name === "table" && !closes) sheets.push([]);
    if (name === "table-row" && !closes) {
      cells = [];
      rowsRepeated = Number(attributes["number-rows-repeated"] ?? 1);
    }
    const isCell = name === "table-cell" || name === "covered-table-cell";
    if (isCell && !closes) {
      cell = attributes;
      content = "";
    } else content += text;
    if (closes && name === "p") content += " ";
    if (isCell && (closes || empty)) {
      const value = openDocumentValue(cell, content).trim();
      const repeated = Number(cell["number-columns-repeated"] ?? 1);
      for (let at = 0; at < repeated && cells.length < maxColumns; at += 1) cells.push(value);
    }
    if (name !== "table-row" || !(closes || empty)) continue;
    const rows = sheets[sheets.length - 1];
    // The empty rest of a sheet is a repeated row.
    if (cells.some(Boolean) && (rows?.length ?? 0) + rowsRepeated > maxRows) throw new Refused("large");
    for (let at = 0; rows && at < rowsRepeated && rows.length < maxRows; at += 1) rows.push(cells);
  }
  return sheets;
}

/** @param {ReturnType<typeof openPackage>} pack */
function readOpenDocument({ read }) {
  if (/encryption-data/.test(read("META-INF/manifest.xml") ?? "")) throw new Refused("locked");
  const content = read("content.xml");
  if (content === undefined) throw new Refused("broken");
  return openDocumentSheets(content).find((rows) => rows.some((cells) => cells.some(Boolean))) ?? [];
}

/** @param {Uint8Array} bytes */
function readRows(bytes) {
  const pack = openPackage(bytes);
  const { names, read } = pack;
  const type = read("mimetype") ?? "";
  if (/opendocument\.spreadsheet/.test(type)) return readOpenDocument(pack);
  if (names.some((name) => /^xl\/workbook\.bin$/i.test(name))) throw new Refused("old");
  const main = relationsOf(pack, "").find((relation) => /\/officeDocument$/.test(relation.type))?.target;
  const path = main ?? "xl/workbook.xml";
  const workbook = read(path);
  if (workbook === undefined || !/<(?:\w+:)?workbook\b/.test(workbook)) throw new Refused("other");
  const relations = relationsOf(pack, path);
  /** @param {RegExp} kind */
  const part = (kind) => read(relations.find((relation) => kind.test(relation.type))?.target ?? "") ?? "";
  const strings = sharedStrings(part(/\/sharedStrings$/));
  const formats = formatsOf(part(/\/styles$/));
  let from1904 = false;
  /** @type {string[]} */
  const sheets = [];
  for (const { name, attributes } of tagsOf(workbook)) {
    if (name === "workbookPr") from1904 = /^(1|true)$/.test(attributes.date1904 ?? "");
    if (name === "sheet" && !/hidden/i.test(attributes.state ?? "")) {
      const target = relations.find(({ id }) => id === attributes.id)?.target;
      if (target) sheets.push(target);
    }
  }
  /** @param {string} kind @param {number} style @param {string} text */
  const show = (kind, style, text) => {
    if (kind === "s") return strings[Number(text)] ?? "";
    if (kind === "str" || kind === "inlineStr") return plainText(text);
    // Errors such as #N/A have no value.
    if (kind === "e") return "";
    if (kind === "b") return text === "1" ? "yes" : "no";
    if (kind === "d") return text.replace(/^(\d{4})-(\d\d)-(\d\d).*$/s, "$3.$2.$1");
    const number = Number(text);
    return Number.isFinite(number) ? written(number, formats[style], from1904) : text;
  };
  for (const sheet of sheets) {
    const rows = rowsOf(read(sheet) ?? "", show);
    if (rows.some((cells) => cells.some(Boolean))) return rows;
  }
  return [];
}

/** @param {WorkbookReply} reply */
const send = (reply) => port.postMessage(reply);

try {
  send({ rows: readRows(typeof source === "string" ? await readFile(source) : source) });
} catch (error) {
  send({ problem: error instanceof Refused ? error.problem : "broken" });
}
