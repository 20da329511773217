import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { projectRoot } from "~/project-root.server";
import { recoloured, type SchoolColours } from "./school-colours.server";

const publicSheet = "public";

/** Returns a sheet of the build (vite/page-styles.ts). @param name route ID of a staff page */
export async function readPageStyle(name = publicSheet): Promise<string> {
  if (import.meta.env.DEV) return (await import("./site.css?inline")).default;
  return readFileSync(join(projectRoot, "build/server/styles", `${name}.css`), "utf8");
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
