/** Sent by the server to the service worker: everything that a phone stores in one language. */
export interface StoredList {
  /** Changes when a listed page may have changed. */
  version: string;
  /** Paths, the most important first. */
  addresses: string[];
  /** Number of addresses at the start that are stored with Save-Data too. */
  small: number;
  /** Line on top of a stored page, with the time. */
  stored: string;
  /** Line on top of the page that replaces one that is not stored. */
  missing: string;
}
