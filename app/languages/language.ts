import type { Words } from "./messages";

/** A language that public pages come in beside English. */
export interface Language {
  /** As the `lang` attribute and the addresses of its pages have it: `or` in `/or/notices`. */
  code: string;
  /** In its own words and script: visitors look for that. */
  name: string;
  /** Its name in English, for the office. */
  english: string;
  /** Offers this page in it to who reads the English one. */
  offer: string;
  /** For dates, numbers and the order of words (`Intl`). */
  locale: string;
  /** The digits of its own script, as `Intl` calls them. */
  digits: string;
  /** What is not there is said in English. */
  words: Words;
}
