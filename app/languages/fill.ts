import type { Values } from "./say";

/** @param forms `one {# photo} other {# photos}` */
function plural(forms: string, count: number): string {
  const words = Object.fromEntries(
    [...forms.matchAll(/(\w+) \{([^}]*)\}/g)].map(([, form, text]) => [form, text]),
  );
  // Grouped as everywhere in India. Not every browser knows each of the languages.
  return String((count === 1 && words.one) || words.other).replaceAll("#", count.toLocaleString("en-IN"));
}

/** Puts values into words, as a browser does it: of the ICU format this knows places and plurals. */
export function fill(words: string, values: Values = {}): string {
  return words
    .replace(/\{(\w+), plural, ((?:[^{}]|\{[^}]*\})*)\}/g, (_, name, forms) =>
      plural(forms, Number(values[name])),
    )
    .replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}
