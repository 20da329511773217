/** Record in the page's language; replaced originals are in `english`. */
export interface Translated {
  /** Used for URLs, which are the same in every language. */
  english?: Record<string, string>;
}

export function inEnglish<Row extends object>(row: Row & Translated): Row {
  return row.english ? { ...row, ...row.english } : row;
}
