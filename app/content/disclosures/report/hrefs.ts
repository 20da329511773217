/** An anchor as React writes it: attributes in double quotes, with `"`, `<` and `>` escaped. */
const anchor = /<a\s(?:[^>]*?\s)?href="([^"]*)"/g;

/** Links that the site makes itself, to hand something to another site: they say nothing about a page there. */
const handedOver =
  /^https:\/\/(wa\.me\/|calendar\.google\.com\/calendar\/|outlook\.live\.com\/calendar\/|www\.google\.com\/maps\/search\/)/;

/** Where the links of a page of this site lead, as they are written. */
export function hrefsIn(html: string): string[] {
  return [...html.matchAll(anchor)]
    .map(([, href = ""]) => href.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&"))
    .filter((href) => !handedOver.test(href));
}
