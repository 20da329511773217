/** Inlined styles; empty if a staff page links its sheet. */
export const sheetIn = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "";

/** Address of the sheet that public pages share; undefined if the page has all its styles. */
export const linkedSheet = (html: string) =>
  /<link rel="stylesheet" href="(\/styles\/[^"]+)"/.exec(html)?.[1];

export const classSelector = (name: string) =>
  `.${name.replace(/[^\w\u0080-\uffff-]/g, "\\$&").replace(/^\d/, "\\3$& ")}`;

/** Declarations in the light scheme for an element that starts with `text`. */
export function findStyles(html: string, text: string): string {
  const sheet = sheetIn(html);
  const before = html.slice(0, html.indexOf(`>${text}`));
  const tag = before.slice(before.lastIndexOf("<"));
  const classes = /class="([^"]*)"/.exec(tag)?.[1]?.split(" ") ?? [];
  return classes
    .flatMap((name) => sheet.split(`${classSelector(name)}{`).slice(1))
    .map((rest) => rest.slice(0, rest.indexOf("}")))
    .join(";")
    .replace(/var\((--[\w-]+)\)/g, (found, name: string) => lightValue(sheet, name) ?? found);
}

const lightValue = (sheet: string, variable: string) =>
  new RegExp(`[{;]${variable}:([^;}]+)`).exec(sheet)?.[1];
