/** Sent by the server to the service worker: everything that a phone stores in one language. */
export interface StoredList {
  /** Changes when a listed page may have changed. */
  version: string;
  /** Paths, the most important first. */
  addresses: string[];
  /** Number of addresses at the start that are stored with Save-Data too. */
  small: number;
  /** On top of a stored page, with the time; of the page that replaces another; after a form was sent. */
  lines: Record<"stored" | "missing" | "unsent" | "withdraw" | "withdrawn", string>;
}
