import { LRUCache } from "lru-cache";
import type { Catalog, MessageDetails } from "./compile-catalog";
import { compile } from "./compile-message";
import type { Compiled } from "./format";

/** Loaders of catalogues by path, compiled by the build (vite/messages.ts) or on the fly in sources. */
const loaders: Record<string, () => Promise<Catalog>> = import.meta.env?.COMPILED_MESSAGES
  ? import.meta.glob<Catalog>("../locales/*.po", { import: "default" })
  : (await import("./compile-catalog")).readCatalogs();

const catalogs = new Map<string, Catalog>();
for (const [path, load] of Object.entries(loaders))
  catalogs.set(path.replace(/^.*\/|\.po$/g, ""), await load());

export function findTranslation(code: string, message: string): Compiled | undefined {
  return catalogs.get(code)?.messages[message];
}

/** Returns a translation in ICU format, as written. */
export function findTranslationText(code: string, message: string): string | undefined {
  const catalog = catalogs.get(code);
  return catalog?.sources[message] ?? (catalog?.messages[message] as string | undefined);
}

export const messageDetails = (): readonly MessageDetails[] => catalogs.get("en")?.details ?? [];

const compiled = new LRUCache<string, Compiled>({ max: 1000 });

/** Compiles and caches a text outside catalogues, such as a school's own wording. */
export function compileOnce(text: string): Compiled {
  const known = compiled.get(text) ?? compile(text);
  compiled.set(text, known);
  return known;
}
