import { formatText } from "~/text/format-text.server";
import type { Block } from "~/text/formatted-text";
import { plainTables, splitRow } from "~/text/text-tables";

/** Splits at empty lines; first lines are headings. Single lines have none. */
export function splitChapters(text: string): { heading: string; blocks: Block[] }[] {
  return text
    .split(/\r?\n(?:[ \t]*\r?\n)+/)
    .filter((chapter) => chapter.trim() !== "")
    .map((chapter) => {
      const [first = "", ...rest] = chapter.split(/\r?\n/);
      return rest.length === 0 || splitRow(first)
        ? { heading: "", blocks: formatText(chapter) }
        : { heading: first, blocks: formatText(rest.join("\n")) };
    });
}

export function splitPoints(text: string): string[] {
  return plainTables(text)
    .split("\n")
    .map((point) => point.trim().replace(/^- /, ""))
    .filter(Boolean);
}
