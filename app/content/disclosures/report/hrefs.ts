const anchor = /<a\s(?:[^>]*?\s)?href="([^"]*)"/g;

/** Generated links that share data with another site; they point to no page there. */
const handedOver =
  /^https:\/\/(wa\.me\/|calendar\.google\.com\/calendar\/|outlook\.live\.com\/calendar\/|www\.google\.com\/maps\/search\/)/;

export function hrefsIn(html: string): string[] {
  return [...html.matchAll(anchor)]
    .map(([, href = ""]) => href.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&"))
    .filter((href) => !handedOver.test(href));
}
