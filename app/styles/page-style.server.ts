import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { projectRoot } from "~/project-root.server";
import { unescapeHtml } from "~/text/unescape-html";
import { recoloured, type SchoolColours } from "./school-colours.server";

const publicSheet = "public";

/** Returns a sheet of the build (vite/page-styles.ts). @param name route ID of a staff page */
export async function readPageStyle(name = publicSheet): Promise<string> {
  if (import.meta.env.DEV) return (await import("./site.css?inline")).default;
  return readFileSync(join(projectRoot, "build/server/styles", `${name}.css`), "utf8");
}

let publicNames: Map<string, string> | undefined;

function readPublicNames(): Map<string, string> {
  if (import.meta.env.DEV) return new Map();
  if (publicNames) return publicNames;
  const names = readFileSync(join(projectRoot, "build/server/styles", `${publicSheet}-names.json`), "utf8");
  publicNames = new Map(Object.entries(JSON.parse(names) as Record<string, string>));
  return publicNames;
}

/** Gives the elements of a public page the short class names of its sheet (vite/short-classes.ts). */
export function shortenClassesIn(html: string): string {
  const names = readPublicNames();
  if (names.size === 0) return html;
  return html.replace(/ class="([^"]+)"/g, (_, list: string) => ` class="${shortenList(list, names)}"`);
}

/** The lists of the program's elements; each is on many pages. */
const shortLists = new LRUCache<string, string>({ max: 5000 });

function shortenList(list: string, names: Map<string, string>): string {
  const known = shortLists.get(list);
  if (known !== undefined) return known;
  const short = list
    .split(" ")
    .map((name) => names.get(unescapeHtml(name)) ?? name)
    .join(" ");
  shortLists.set(list, short);
  return short;
}

interface PublicStyle {
  css: string;
  /** Address of the sheet, which changes with it. */
  path: string;
}

const byColours = new LRUCache<string, PublicStyle>({ max: 16 });
const byPath = new LRUCache<string, PublicStyle>({ max: 16 });

/** Returns the sheet that all public pages share. @param colours the school's; undefined for the theme's own */
export async function readPublicStyle(colours: SchoolColours | undefined): Promise<PublicStyle> {
  const key = JSON.stringify(colours ?? "");
  const known = byColours.get(key);
  if (known && !import.meta.env.DEV) return known;
  const css = await readPageStyle();
  const style = withPath(colours ? recoloured(css, colours) : css);
  byColours.set(key, style);
  byPath.set(style.path, style);
  return style;
}

function withPath(css: string): PublicStyle {
  const name = createHash("sha256").update(css).digest("base64url").slice(0, 10);
  return { css, path: `/styles/${name}.css` };
}

/** Returns a sheet that this process has named; undefined for others, such as those of an earlier version. */
export function findPublicStyle(path: string): PublicStyle | undefined {
  return byPath.get(path);
}
