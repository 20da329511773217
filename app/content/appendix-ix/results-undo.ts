const prefix = "board-results@";

/** Results that were imported together, as an offer to undo names them: the numbers of the rows that were saved. */
export const resultsUndo = (ids: readonly number[]) => prefix + ids.join("-");

/** Reads the numbers; undefined for anything else. */
export function parseResultsUndo(text: string | null): number[] | undefined {
  const ids = text?.startsWith(prefix) ? text.slice(prefix.length) : "";
  return /^[1-9]\d{0,14}(-[1-9]\d{0,14})?$/.test(ids) ? ids.split("-").map(Number) : undefined;
}
