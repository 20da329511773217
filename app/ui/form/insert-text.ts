/** Replaces the selection of a text area. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  // Keeps the browser's undo history.
  if (document.execCommand("insertText", false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
