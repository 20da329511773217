/** Inlined styles: of the first screen, and of what is below it. */
export const sheetsIn = (html: string) =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = ""]) => css);

/** All inlined styles; empty if the page links a sheet. */
export const sheetIn = (html: string) => sheetsIn(html).join("");

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
