import { plainText } from "./plain-text";

const isSeparator = (row: string) => /^[ \t|:-]+$/.test(row) && row.includes("-");

/** Link to a page of the site. */
const pageLink = /\[([^[\]\n]+)\]\(\/[^\s()]*\)/g;

const isRow = (line: string) => line.startsWith("|") && line.length > 2 && line.endsWith("|");

/** Rows that were copied from a spreadsheet have tabs. */
function toRow(line: string): string {
  const text = line.trim();
  return text.includes("\t") && !isRow(text)
    ? `| ${text.replaceAll("|", "\\|").split("\t").join(" | ")} |`
    : text;
}

const hasTab = (line = "") => line.includes("\t");

/** Writes rows that were pasted from a spreadsheet with bars; saved texts have no tabs. */
export function withBars(text: string): string {
  const lines = text.split("\n");
  return lines
    .map((line, at) =>
      hasTab(line) && (hasTab(lines[at - 1]) || hasTab(lines[at + 1])) ? toRow(line) : line,
    )
    .join("\n");
}

/** Completes tables: staff can leave out the line below the first row, and paste rows from a spreadsheet. */
export function withTables(text: string): string {
  const lines = text.split("\n");
  const done: string[] = [];
  let rows: string[] = [];
  const endTable = () => {
    const [head = "", second = "", ...others] = rows;
    if (rows.length > 1) {
      const cells = head.split(/(?<!\\)\|/).length - 2;
      const line = isSeparator(second) ? [] : [`|${" --- |".repeat(cells)}`];
      done.push(...(done.at(-1) ? [""] : []), head, ...line, second, ...others, "");
    } else done.push(...rows);
    rows = [];
  };
  for (const line of lines) {
    const row = toRow(line);
    if (isRow(row)) rows.push(row);
    else {
      endTable();
      done.push(line);
    }
  }
  endTable();
  return done.join("\n");
}

/** Returns the text of a page without marks, for search and excerpts; a row of a table is a line. */
export function plainPageText(text: string): string {
  const lines = text.split("\n").flatMap((line) => {
    const row = toRow(line);
    if (!isRow(row)) return line.replace(/^#{1,6} /, "");
    return isSeparator(row)
      ? []
      : row
          .slice(1, -1)
          .split("|")
          .map((cell) => cell.trim())
          .filter(Boolean)
          .join(", ");
  });
  return plainText(lines.join("\n").replace(pageLink, "$1"));
}
