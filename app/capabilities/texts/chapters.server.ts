import { formatText } from "~/text/format-text.server";
import type { Block } from "~/text/formatted-text";

/** The chapters that empty lines part: of each, the first line is the heading; one of a single line has none. */
export function chaptersOf(text: string): { heading: string; blocks: Block[] }[] {
  return text
    .split(/\r?\n(?:[ \t]*\r?\n)+/)
    .filter((chapter) => chapter.trim() !== "")
    .map((chapter) => {
      const [first = "", ...rest] = chapter.split(/\r?\n/);
      return rest.length === 0
        ? { heading: "", blocks: formatText(first) }
        : { heading: first, blocks: formatText(rest.join("\n")) };
    });
}

/** The points of a text that has one on each line. */
export function pointsOf(text: string): string[] {
  return (
    text
      .split("\n")
      // The list has marks of its own.
      .map((point) => point.trim().replace(/^- /, ""))
      .filter(Boolean)
  );
}
