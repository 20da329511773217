import { Fragment, useEffect, useState } from "react";

interface Change {
  text: string;
  /** What is selected then, from the start of the text. */
  from: number;
  to: number;
}

const buttons: Record<string, (selected: string) => Change> = {
  Bold(selected) {
    const words = selected || "bold words";
    return { text: `**${words}**`, from: 2, to: 2 + words.length };
  },
  List(selected) {
    const text = (selected || "first\nsecond").replace(/^(?:[-*] )?/gm, "- ");
    return { text, from: 0, to: text.length };
  },
  Link(selected) {
    const words = selected || "words of the link";
    const text = `[${words}](https://)`;
    return { text, from: text.length - 1, to: text.length - 1 };
  },
};

/** Buttons that put the marks of bold words, lists and links into a text; who has no script types them. */
export function FormatButtons({ field }: { field: string }) {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div className="flex flex-wrap gap-2 [@media(scripting:none)]:hidden">
      {Object.entries(buttons).map(([label, change]) => (
        <Fragment key={label}>
          <button
            type="button"
            className="button button-quiet px-4"
            disabled={!ready}
            aria-controls={field}
            onClick={() => write(field, change, label === "List")}
          >
            {label}
          </button>{" "}
        </Fragment>
      ))}
    </div>
  );
}

function write(id: string, change: (selected: string) => Change, wholeLines: boolean): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLTextAreaElement)) return;
  const { value } = field;
  let { selectionStart: start, selectionEnd: end } = field;
  if (wholeLines && start < end) {
    start = value.lastIndexOf("\n", start - 1) + 1;
    end = value.indexOf("\n", end) < 0 ? value.length : value.indexOf("\n", end);
  }
  const isInLine = wholeLines && start === end && start > 0 && value[start - 1] !== "\n";
  const { text, from, to } = change(value.slice(start, end));
  const added = isInLine ? `\n${text}` : text;
  const shift = start + added.length - text.length;
  field.focus();
  field.setSelectionRange(start, end);
  // The only way that the browser's own "undo" takes back.
  if (!document.execCommand("insertText", false, added)) field.setRangeText(added, start, end, "end");
  field.setSelectionRange(shift + from, shift + to);
}
