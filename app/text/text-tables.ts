import { writeTable } from "./write-table";

const isRow = (line: string) => line.startsWith("|") && line.length > 2 && line.endsWith("|");

const isRule = (row: string) => /^[ \t|:-]+$/.test(row) && row.includes("-");

export function splitRow(line: string): string[] | undefined {
  const row = line.trim();
  if (!isRow(row)) return undefined;
  // Escaped bars belong to the cell.
  return row
    .slice(1, -1)
    .replace(/\\\|/g, "\uFFFF")
    .split("|")
    .map((cell) => cell.trim().replace(/\uFFFF/g, "|"));
}

/** Replaces each block of at least two rows in bars. */
function replaceTables(
  text: string,
  replace: (rows: string[], before: string | undefined) => string[],
): string {
  const done: string[] = [];
  let rows: string[] = [];
  const endTable = () => {
    done.push(...(rows.length > 1 ? replace(rows, done[done.length - 1]) : rows));
    rows = [];
  };
  for (const line of text.split("\n")) {
    if (isRow(line.trim())) rows.push(line.trim());
    else {
      endTable();
      done.push(line);
    }
  }
  endTable();
  return done.join("\n");
}

const countCells = (row: string) => splitRow(row)?.length ?? 0;

/** Completes tables for Markdown: the line below the first row can be missing, and rows can have more cells than it. */
export function withTables(text: string): string {
  return replaceTables(withBars(text), ([head = "", second = "", ...others], before) => {
    const width = Math.max(...[head, second, ...others].map(countCells));
    const line = `|${" --- |".repeat(width)}`;
    const rows = isRule(second) ? others : [second, ...others];
    return [...(before ? [""] : []), head + " |".repeat(width - countCells(head)), line, ...rows, ""];
  });
}

/** Writes each row of a table as a line, with a visible sign in the place of an empty cell. */
export function plainTables(text: string): string {
  return replaceTables(withBars(text), ([head = "", second = "", ...others]) =>
    [head, ...(isRule(second) ? [] : [second]), ...others].map((row) =>
      (splitRow(row) ?? []).map((cell) => cell || "–").join(" | "),
    ),
  );
}

/** Cells with line breaks are quoted. */
const quotedCell = /(^|\t)"((?:[^"]|"")+)"(?=(\t|\n|$))/gm;

function joinCells(text: string): string {
  return text.replace(quotedCell, (all, before: string, cell: string, behind: string) =>
    cell.includes("\n") && (before === "\t" || behind === "\t")
      ? before + cell.replace(/""/g, '"').replace(/\n+/g, " ")
      : all,
  );
}

/** Numbered and bulleted lines of word processors have a tab too, and so have indented ones. */
const listLine = /^ *(?:(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]|\([\da-z]{1,3}\)|[-–•·▪●o*])?\t+[^\t]*$/i;

function toTable(lines: string[]): string[] {
  const rows = lines.map((line) => line.split("\t"));
  const [first = []] = rows;
  const isTable =
    lines.length > 1
      ? !lines.every((line) => listLine.test(line))
      : first.filter((cell) => cell.trim()).length > 2;
  return isTable ? [writeTable(rows)] : lines;
}

/** Writes rows that were pasted from a spreadsheet, which have tabs, with bars; saved texts have no tabs. */
export function withBars(text: string): string {
  if (!text.includes("\t")) return text;
  const done: string[] = [];
  let rows: string[] = [];
  for (const line of joinCells(text).split("\n")) {
    if (line.includes("\t")) rows.push(line);
    else {
      done.push(...toTable(rows), line);
      rows = [];
    }
  }
  return [...done, ...toTable(rows)].join("\n");
}
