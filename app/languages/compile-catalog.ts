import { readdirSync, readFileSync } from "node:fs";
import { formatter } from "@lingui/format-po";
import { compile } from "./compile-message";
import type { Compiled } from "./format";
import { contextEnd } from "./message";

/** Note added by tools/extract-messages.ts: visitors see this message. */
export const visitorsNote = "Visitors read this.";

/** Flag of translations of an earlier English text, which are not shown (gettext). */
export const fuzzyFlag = "fuzzy";

export interface MessageDetails {
  message: string;
  note: string;
  /** True if only staff see it. */
  staff: boolean;
  origins: readonly string[];
}

export interface Catalog {
  /** Translations by message, without missing ones. */
  messages: Readonly<Record<string, Compiled>>;
  /** Translations with placeholders, in ICU format. */
  sources: Readonly<Record<string, string>>;
  details: readonly MessageDetails[];
}

const po = formatter({ lineNumbers: false });

const unique = <Item>(items: Item[] = []) => [...new Map(items.map((item) => [String(item), item])).values()];

/** Without line numbers, which would change with every edit. */
export const catalogFormat: typeof po = {
  ...po,
  serialize(catalog, context) {
    const entries = Object.entries(catalog).map(([id, { comments, origin, ...message }]) => [
      id,
      { ...message, comments: unique(comments), origin: unique(origin?.map(([file]): [string] => [file])) },
    ]);
    return po.serialize(Object.fromEntries(entries), context);
  },
};

/** Compiles a PO file. @throws SyntaxError for invalid ICU */
export async function compileCatalog(po: string, code: string): Promise<Catalog> {
  const context = { locale: code, sourceLocale: "en", filename: "" };
  const entries = Object.values(await catalogFormat.parse(po, context)).filter(({ obsolete }) => !obsolete);
  const messages: Record<string, Compiled> = {};
  const sources: Record<string, string> = {};
  const details: MessageDetails[] = [];
  for (const { message: text = "", context, translation, comments = [], origin = [], extra } of entries) {
    const message = context ? `${context}${contextEnd}${text}` : text;
    const flags = (extra?.flags ?? []) as string[];
    const translated = code === "en" ? text : flags.includes(fuzzyFlag) ? "" : translation;
    if (translated) {
      const compiled = compile(translated);
      messages[message] = compiled;
      if (typeof compiled !== "string") sources[message] = translated;
    }
    if (code === "en")
      details.push({
        message,
        note: comments.filter((comment) => comment !== visitorsNote).join(" "),
        staff: !comments.includes(visitorsNote),
        origins: origin.map(([file]) => file),
      });
  }
  return { messages, sources, details };
}

export function readCatalogs(): Record<string, () => Promise<Catalog>> {
  const folder = new URL("../locales/", import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith(".po"));
  return Object.fromEntries(
    files.map((name) => [
      name,
      () => compileCatalog(readFileSync(new URL(name, folder), "utf8"), name.replace(".po", "")),
    ]),
  );
}
