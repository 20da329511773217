/** The style sheets inside a page: that of its first screen, and that of the rest, where it has two. */
export const sheetsIn = (html: string) =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = ""]) =>
    css.replaceAll("&lt;", "<").replaceAll("&amp;", "&"),
  );

/**
 * The declarations of the sheets inside a page for the element that begins with `text`, in the light scheme; names of classes
 * and variables are the build's.
 */
export function stylesOf(html: string, text: string): string {
  const sheet = sheetsIn(html).join("");
  const before = html.slice(0, html.indexOf(`>${text}`));
  const tag = before.slice(before.lastIndexOf("<"));
  const classes = /class="([^"]*)"/.exec(tag)?.[1]?.split(" ") ?? [];
  return classes
    .flatMap((name) => [...sheet.matchAll(new RegExp(`\\.${name}(?:,[^{}]*)?\\{([^}]*)\\}`, "g"))])
    .map(([, declarations]) => declarations)
    .join(";")
    .replace(/var\((--\w+)\)/g, (found, name: string) => lightValue(sheet, name) ?? found);
}

const lightValue = (sheet: string, variable: string) =>
  new RegExp(`[{;]${variable}:([^;}]+)`).exec(sheet)?.[1];
