const prefix = "imported-results@";

/** Results that were imported together, as an offer to undo names them, by the moment. */
export function toppersUndo(at: string): string {
  return prefix + at;
}

/** Reads the moment; undefined for anything else. */
export function parseToppersUndo(text: string | null): string | undefined {
  const at = text?.startsWith(prefix) ? text.slice(prefix.length) : "";
  return /^\d{4}-[\dT:.-]{1,23}Z$/.test(at) ? at : undefined;
}
