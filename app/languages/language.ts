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
  /**
   * What a new site says in it of the sample records that have words of ours, by the English ones. What the specification names
   * (menu, facilities, amenities, documents) stays when a school puts its own content in the place of the sample, so
   * visitors find it in their language from the first day.
   */
  sample: Readonly<Record<string, string>>;
  /** What is not there is said in English. */
  words: Words;
}
