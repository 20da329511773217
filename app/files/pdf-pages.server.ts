import { readFile } from "node:fs/promises";
import { partsOf, plainNames, unpackObjects } from "./pdf-content.server";

/**
 * How many pages a PDF has, as the root of its page tree says (ISO 32000-1, 7.7.3.2); undefined where that cannot be told
 * for certain: no root is found, several that differ, or fewer pages than it says. 0 where it has a root and no pages.
 * @param path of a PDF that was examined before
 */
export async function countPdfPages(path: string): Promise<number | undefined> {
  const counts = new Set<number>();
  let leaves = 0;
  for (const text of (await objectsOf(path)).values()) {
    const entries = ownEntries(text);
    const type = /\/Type\s*\/(Pages?)(?![A-Za-z])/.exec(entries)?.[1];
    if (type === "Page") leaves += 1;
    if (type !== "Pages" || /\/Parent\b/.test(entries)) continue;
    const [, count, isReference] = /\/Count\s+(\d{1,6})\b(\s+\d+\s+R\b)?/.exec(entries) ?? [];
    if (count === undefined || isReference) return undefined;
    counts.add(Number(count));
  }
  const [pages = 0] = counts;
  if (counts.size !== 1 || leaves < pages) return undefined;
  return pages > 0 || leaves === 0 ? pages : undefined;
}

/** The text of every object by its number, the last one where a file was changed and so has several. */
async function objectsOf(path: string): Promise<Map<string, string>> {
  const objects = new Map<string, string>();
  let unpackedBytes = 0;
  for (const { text, packed } of partsOf(await readFile(path))) {
    const plain = plainNames(text);
    for (const [, number = "", body = ""] of plain.matchAll(
      /(\d+)\s+\d+\s+obj\b([\s\S]*?)(?:\bendobj\b|$)/g,
    )) {
      objects.set(number, body);
    }
    if (!packed || !/\/ObjStm\b/.test(plain.slice(plain.lastIndexOf(" obj")))) continue;
    const unpacked = await unpackObjects(packed, unpackedBytes);
    if (!unpacked || unpacked === "too large") continue;
    unpackedBytes += unpacked.length;
    for (const [number, body] of packedObjects(unpacked.toString("latin1"), plain)) {
      objects.set(number, plainNames(body));
    }
  }
  return objects;
}

/** The objects in a stream of objects: pairs of number and place come first (7.5.7). */
function* packedObjects(text: string, dictionary: string): Generator<[string, string]> {
  const first = Number(/\/First\s+(\d+)/.exec(dictionary.slice(dictionary.lastIndexOf(" obj")))?.[1]);
  if (!Number.isInteger(first)) return;
  const header = text.slice(0, first).trim().split(/\s+/);
  for (let index = 0; index + 1 < header.length; index += 2) {
    const start = first + Number(header[index + 1]);
    const end = header[index + 3] === undefined ? text.length : first + Number(header[index + 3]);
    yield [header[index] ?? "", text.slice(start, end)];
  }
}

/** An object's own entries, without those of the dictionaries in it, and without strings. */
function ownEntries(text: string): string {
  if (!/\/Pages?\b/.test(text)) return "";
  let entries = text.replace(/\((?:[^()\\]|\\.)*\)/g, "").replace(/(?<!<)<[\dA-Fa-f\s]*>(?!>)/g, "");
  entries = entries.slice(entries.indexOf("<<") + 2);
  for (let depth = 0; depth < 20; depth += 1) {
    const flat = entries.replace(/<<[^<>]*>>/g, "");
    if (flat === entries) break;
    entries = flat;
  }
  return entries;
}
