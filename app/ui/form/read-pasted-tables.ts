import { writeTable } from "../../text/write-table";

const maxSpan = 100;
const skipped = /^(?:SCRIPT|STYLE|TITLE|META|LINK|TEMPLATE)$/;
const blocks =
  /^(?:ADDRESS|ARTICLE|BLOCKQUOTE|DD|DIV|DL|DT|FIGURE|FOOTER|HEADER|LI|OL|PRE|SECTION|TABLE|TR|UL)$/;

/** Returns undefined without a table of at least two rows and columns. */
export function readTables(html: string): string | undefined {
  if (!/<table/i.test(html)) return undefined;
  // The policy of the page forbids styles in parsed documents too.
  const unstyled = html
    .replace(/<style[^>]*>[\s\S]*?<\/style>/gi, "")
    .replace(/(<[^>]*\s)style(?=\s*=)/gi, "$1data-style");
  const { body } = new DOMParser().parseFromString(unstyled, "text/html");
  const tables = Array.from(body.querySelectorAll("table"));
  const isTable = ({ rows }: HTMLTableElement) =>
    rows.length > 1 && Array.from(rows).some((row) => row.cells.length > 1);
  if (!tables.some(isTable)) return undefined;
  return toText(body)
    .replace(/[ \u00A0]*\n[ \u00A0]*/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

const isHidden = (element: Element) =>
  /display:\s*none|mso-hide:\s*all/i.test(element.getAttribute("data-style") ?? "");

function toText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? "").replace(/\s+/g, " ");
  if (!(node instanceof Element) || skipped.test(node.tagName) || isHidden(node)) return "";
  if (node.tagName === "BR") return "\n";
  // Tables around tables only arrange a page.
  if (node instanceof HTMLTableElement && !node.querySelector("table"))
    return `\n\n${writeTable(readRows(node))}\n\n`;
  const text = Array.from(node.childNodes).map(toText).join("");
  if (node.tagName === "LI") return `\n${getItemMark(node)}${text.trim()}`;
  if (/^(?:P|H\d)$/.test(node.tagName)) return `\n\n${text}\n\n`;
  return blocks.test(node.tagName) ? `\n${text}\n` : text;
}

function getItemMark(item: Element): string {
  const list = item.parentElement;
  if (list?.tagName !== "OL") return "- ";
  return `${Array.from(list.children).indexOf(item) + 1}. `;
}

/** A merged cell counts for every row and column that it spans. */
function readRows(table: HTMLTableElement): string[][] {
  const shown = Array.from(table.rows).filter((row) => !isHidden(row));
  const rows = shown.map((): string[] => []);
  shown.forEach((row, at) => {
    let column = 0;
    for (const cell of Array.from(row.cells).filter((one) => !isHidden(one))) {
      while (rows[at]?.[column] !== undefined) column += 1;
      const words = Array.from(cell.childNodes).map(toText).join("");
      const width = Math.min(cell.colSpan || 1, maxSpan);
      // A span of 0 reaches the last row.
      for (const spanned of rows.slice(at, at + (cell.rowSpan || rows.length)))
        for (let next = column; next < column + width; next += 1) spanned[next] = words;
      column += width;
    }
  });
  return rows.map((row, at) => {
    const cells = Array.from(row, (cell) => cell ?? "");
    // A title across the top of the table.
    return at < rows.length - 2 && shown[at]?.cells.length === 1 && cells.length > 1 && isTop(rows, at)
      ? [cells[0] ?? ""]
      : cells;
  });
}

const isTop = (rows: string[][], at: number) =>
  rows.slice(0, at + 1).every((cells) => new Set(cells).size === 1);
