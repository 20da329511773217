import type { ClipboardEvent } from "react";

/** Replaces the selection of a text area. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  // Keeps the browser's undo history.
  if (document.execCommand("insertText", false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Pastes cells of Excel, Google Sheets, Word or a web page as a Markdown table; leaves other texts to the browser. */
export function pasteTable(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const html = event.clipboardData.getData("text/html");
  if (!/<table/i.test(html)) return;
  const plain = event.clipboardData.getData("text/plain");
  const field = event.currentTarget;
  event.preventDefault();
  import("./read-pasted-tables")
    .then(({ readTables }) => readTables(html))
    // Without a connection, the server reads the tabs.
    .catch(() => undefined)
    .then((table) => (table === undefined ? insertText(field, plain) : insertTable(field, table)));
}

function insertTable(field: HTMLTextAreaElement, table: string): void {
  const { value, selectionStart, selectionEnd } = field;
  const before = selectionStart > 0 && value[selectionStart - 1] !== "\n" ? "\n" : "";
  insertText(field, before + table + (value[selectionEnd] === "\n" ? "" : "\n"));
}
