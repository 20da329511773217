const isRule = (cells: readonly string[]) => cells.every((cell) => /^:?-+:?$/.test(cell));

const formatRow = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replace(/\|/g, "\\|")).join(" | ")} |`;

/** Writes rows as a Markdown table, without empty rows and columns. Titles above the headings become lines of text. */
export function writeTable(rows: readonly (readonly string[])[]): string {
  const filled = rows
    .map((cells) => cells.map((cell) => cell.replace(/\s+/g, " ").trim()))
    .filter((cells) => cells.some(Boolean));
  const titles: string[] = [];
  while (filled.length > 2 && filled[0]?.[0] && filled[0].filter(Boolean).length === 1)
    titles.push(filled.shift()?.[0] ?? "");
  const width = Math.max(0, ...filled.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => column).filter(
    (column) => filled.length < 2 || filled.some((cells) => cells[column]),
  );
  const [head = [], ...others] = filled.map((cells) => columns.map((column) => cells[column] ?? ""));
  const first = others[0];
  // A second row of dashes would be read as the line below the headings.
  const lines = [head, ...(first && isRule(first) ? [head.map(() => "---")] : []), ...others];
  return [...titles, ...lines.map(formatRow)].join("\n");
}
