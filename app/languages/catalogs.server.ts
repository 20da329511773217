import { LRUCache } from "lru-cache";
import type { Catalog, MessageDetails } from "./compile-catalog";
import { compile } from "./compile-message";
import type { Compiled } from "./format";

/** Loads each catalogue by its path: a build has compiled them (vite/messages.ts), sources are compiled now. */
const loaders: Record<string, () => Promise<Catalog>> = import.meta.env?.COMPILED_MESSAGES
  ? import.meta.glob<Catalog>("../locales/*.po", { import: "default" })
  : (await import("./compile-catalog")).readCatalogs();

const catalogs = new Map<string, Catalog>();
for (const [path, load] of Object.entries(loaders))
  catalogs.set(path.replace(/^.*\/|\.po$/g, ""), await load());

/** Returns the compiled translation of a message; undefined if it is missing. @param code of the language */
export function findTranslation(code: string, message: string): Compiled | undefined {
  return catalogs.get(code)?.messages[message];
}

/** Returns the translation of a message in ICU format, as translators wrote it. */
export function findTranslationText(code: string, message: string): string | undefined {
  const catalog = catalogs.get(code);
  return catalog?.sources[message] ?? (catalog?.messages[message] as string | undefined);
}

/** All messages of the program. */
export const messageDetails = (): readonly MessageDetails[] => catalogs.get("en")?.details ?? [];

const compiled = new LRUCache<string, Compiled>({ max: 1000 });

/** Compiles a text that is in no catalogue, such as a school's own wording, once. */
export function compileOnce(text: string): Compiled {
  const known = compiled.get(text) ?? compile(text);
  compiled.set(text, known);
  return known;
}
