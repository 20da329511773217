/** A record as visitors read it: what its English words were, by field, where others stand in their place. */
export interface Translated {
  /** Its address is made of these: it is the same in every language. */
  english?: Record<string, string>;
}

/** The record with its English words. */
export function inEnglish<Row extends object>(row: Row & Translated): Row {
  return row.english ? { ...row, ...row.english } : row;
}
