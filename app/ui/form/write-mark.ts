import type { t as Say } from "#say";

export type FormatMark = "Bold" | "List" | "Link";

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
};

/** Wraps the selection in a format mark. @param t a parameter: an import would add a preloaded file */
export function writeMark(id: string, mark: FormatMark, t: typeof Say): void {
  const wholeLines = mark === "List";
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
  field.focus();
  field.setSelectionRange(start, end);
  // Keeps the browser's undo history.
  if (!document.execCommand("insertText", false, added)) field.setRangeText(added, start, end, "end");
  field.setSelectionRange(shift + from, shift + to);
}
