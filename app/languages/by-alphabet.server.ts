import { spokenLanguage } from "./current";
import { getLocale } from "./languages";

/** Sorts by the collation of the page's language; SQLite compares bytes. */
export function byAlphabet<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  const { compare } = new Intl.Collator(getLocale(spokenLanguage()), { numeric: true });
  return items.toSorted((one, other) => compare(nameOf(one), nameOf(other)));
}
