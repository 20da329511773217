/**
 * What was done to several records at one moment, as an offer to undo names it: a word, and the moment.
 * @param word of letters and dashes; another for each thing that is undone so
 */
export function momentUndo(word: string) {
  const prefix = `${word}@`;
  return {
    /** @param at the moment, an ISO time */
    name: (at: string) => prefix + at,
    /** Reads the moment; undefined for anything else. */
    momentOf(text: string | null): string | undefined {
      const at = text?.startsWith(prefix) ? text.slice(prefix.length) : "";
      return /^\d{4}-[\dT:.-]{1,23}Z$/.test(at) ? at : undefined;
    },
  };
}
