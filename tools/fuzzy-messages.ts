import type { CatalogType, MessageType } from "@lingui/conf";
import { fuzzyFlag } from "../app/languages/compile-catalog";

/** Share of common letter pairs from which a new text counts as a changed one. */
const minLikeness = 0.6;

const pairsOf = (text: string) =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2).toLowerCase());

/** Returns the share of common letter pairs, from 0 to 1 (Sørensen–Dice). */
export function compareTexts(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const all = pairs.length + others.length;
  let common = 0;
  for (const pair of pairs) {
    const at = others.indexOf(pair);
    if (at < 0) continue;
    others.splice(at, 1);
    common += 1;
  }
  return all === 0 ? 0 : (2 * common) / all;
}

/**
 * Gives untranslated messages the translation of the most similar text that their files have lost, flagged `fuzzy`.
 * @param present is changed @returns lost English text by new one
 */
export function keepAsFuzzy(before: CatalogType, present: CatalogType): Map<string, string> {
  const kept = new Map<string, string>();
  const lost = Object.entries(before).flatMap(([id, { message = "", translation = "", context, origin }]) => {
    const files = listFiles(origin).filter((file) => !listFiles(present[id]?.origin).includes(file));
    const isLost = !present[id] || files.length > 0;
    return translation && isLost ? [{ message, translation, context, files: present[id] && files }] : [];
  });
  for (const [id, entry] of Object.entries(present)) {
    const { message = "", translation, context, origin } = entry;
    if (before[id] || translation) continue;
    const [best] = lost
      .filter((one) => (one.context ?? "") === (context ?? ""))
      .filter(({ files }) => !files || listFiles(origin).some((file) => files.includes(file)))
      .map((one) => ({ ...one, likeness: compareTexts(message, one.message) }))
      .sort((one, other) => other.likeness - one.likeness);
    if (!best || best.likeness < minLikeness) continue;
    entry.translation = best.translation;
    entry.extra = { translatorComments: [`Was: ${best.message.replaceAll("\n", " ")}`], flags: [fuzzyFlag] };
    kept.set(message, best.message);
  }
  return kept;
}

const listFiles = (origin: MessageType["origin"] = []) => origin.map(([file]) => file);
