import { IntlMessageFormat } from "intl-messageformat";

/** What `IntlMessageFormat` makes of a message, as far as it is looked at. */
export interface Element {
  type: number;
  value?: string;
  children?: Element[];
  options?: Record<string, { value: Element[] }>;
  pluralType?: string;
}

/** The types of elements; `count` is the `#` of a plural. */
export const types = { words: 0, place: 1, number: 2, plural: 6, count: 7, tag: 8 };

/** The elements of a message. @throws where it cannot be read */
export const elementsOf = (words: string) =>
  // Which language it is decides nothing here.
  new IntlMessageFormat(words, "en").getAst() as Element[];
