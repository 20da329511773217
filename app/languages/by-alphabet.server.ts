import { spokenLanguage } from "./current";
import { localeOf } from "./languages";

/**
 * Sorts as a reader of the page's language expects: capitals beside small letters, letters with a dot beside those without,
 * the scripts one after the other. SQLite compares bytes.
 */
export function byAlphabet<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  const { compare } = new Intl.Collator(localeOf(spokenLanguage()), { numeric: true });
  return items.toSorted((one, other) => compare(nameOf(one), nameOf(other)));
}
