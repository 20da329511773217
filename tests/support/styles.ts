/**
 * The declarations of the sheet inside a page for the element that begins with `text`, in the light scheme; names of classes
 * and variables are the build's.
 */
export function stylesOf(html: string, text: string): string {
  const sheet = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "";
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
