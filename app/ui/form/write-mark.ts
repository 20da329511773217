import type { t as Say } from "#say";
import { insertText } from "./insert-text";

export type FormatMark = "Bold" | "List" | "Link" | "Heading" | "Table";

interface Change {
  text: string;
  from: number;
  to: number;
}

const marks: Record<FormatMark, (selected: string, t: typeof Say) => Change> = {
  Bold(selected, t) {
    const words = selected || t(/* Stands in the text, to be replaced. */ "bold words");
    return { text: `**${words}**`, from: 2, to: 2 + words.length };
  },
  List(selected, t) {
    const text = (
      selected ||
      `${t(/* The first point of a list, to be replaced. */ "first")}\n${t(/* The second point of a list, to be replaced. */ "second")}`
    ).replace(/^(?:[-*] )?/gm, "- ");
    return { text, from: 0, to: text.length };
  },
  Link(selected, t) {
    const words = selected || t(/* Stands in the text, to be replaced. */ "words of the link");
    const text = `[${words}](https://)`;
    return { text, from: text.length - 1, to: text.length - 1 };
  },
  Heading(selected, t) {
    const text = `## ${(selected || t(/* A title inside a text; stands there to be replaced. */ "Heading")).replace(/^#* */, "")}`;
    return { text, from: 3, to: text.length };
  },
  Table(_, t) {
    const cell = (number: number) => t(/* In a table, to be replaced. */ "Cell {number}", { number });
    const heads = [t(/* Top of a column, to be replaced. */ "First column"), t("Second column")];
    const rows = [heads, [cell(1), cell(2)], [cell(3), cell(4)]];
    const text = rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
    return { text, from: 2, to: 2 + (heads[0]?.length ?? 0) };
  },
};

/** Wraps the selection in a format mark. @param t a parameter: an import would add a preloaded file */
export function writeMark(id: string, mark: FormatMark, t: typeof Say): void {
  const wholeLines = mark === "List" || mark === "Heading" || mark === "Table";
  const field = document.getElementById(id);
  if (!(field instanceof HTMLTextAreaElement)) return;
  const { value } = field;
  let { selectionStart: start, selectionEnd: end } = field;
  if (wholeLines && start < end) {
    start = value.lastIndexOf("\n", start - 1) + 1;
    end = value.indexOf("\n", end) < 0 ? value.length : value.indexOf("\n", end);
  }
  const isInLine = wholeLines && start === end && start > 0 && value[start - 1] !== "\n";
  const { text, from, to } = marks[mark](value.slice(start, end), t);
  const added = isInLine ? `\n${text}` : text;
  const shift = start + added.length - text.length;
  field.setSelectionRange(start, end);
  insertText(field, added);
  field.setSelectionRange(shift + from, shift + to);
}
