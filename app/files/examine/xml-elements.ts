import type { Budget } from "./budget";

export interface XmlElement {
  /** Without its prefix. */
  name: string;
  /** With their prefixes and decoded values. */
  attributes: Partial<Record<string, string>>;
}

/** The text is no XML that Word reads: broken, or with a document type (ECMA-376-2, 6.2.5). */
export class XmlRefusedError extends Error {
  override name = "XmlRefusedError";
}

/** Markup without elements, by its start and end. */
const skippedMarkup = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
  ["</", ">"],
] as const;

/** Work for an element or attribute, in addition to its characters. */
const itemWork = 64;

/** Yields the elements in the order of their start tags. @throws XmlRefusedError, BudgetSpentError */
export function* xmlElements(xml: string, budget: Budget): Generator<XmlElement> {
  budget.charge(xml.length);
  for (let start = xml.indexOf("<"); start >= 0; ) {
    budget.charge(itemWork);
    const skipped = skippedMarkup.find(([sign]) => xml.startsWith(sign, start));
    let end: number;
    if (skipped) {
      end = xml.indexOf(skipped[1], start + skipped[0].length);
      if (end < 0) throw new XmlRefusedError("The XML ends early.");
    } else {
      const tag = readTag(xml, start, budget);
      yield tag.element;
      end = tag.end;
    }
    start = xml.indexOf("<", end);
  }
}

// ReDoS: each pattern stays at its position, and reads each character at most twice.
const tagStart = /<(?:[\w.-]+:)?([\w.-]+)/y;
const attribute = /\s+([\w.:-]{1,100})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const tagEnd = /\s*\/?>/y;

function readTag(xml: string, start: number, budget: Budget): { element: XmlElement; end: number } {
  let position = start;
  const matchNext = (pattern: RegExp) => {
    pattern.lastIndex = position;
    const match = pattern.exec(xml);
    if (match) position = pattern.lastIndex;
    return match;
  };
  const [, name] = matchNext(tagStart) ?? [];
  if (!name) throw new XmlRefusedError("The XML has unusual markup.");
  const attributes: XmlElement["attributes"] = {};
  for (let match = matchNext(attribute); match; match = matchNext(attribute)) {
    budget.charge(itemWork);
    attributes[match[1] ?? ""] = decodeEntities(match[2] ?? match[3] ?? "");
  }
  if (!matchNext(tagEnd)) throw new XmlRefusedError("A tag is broken.");
  return { element: { name, attributes }, end: position };
}

function decodeEntities(text: string): string {
  const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (whole, hex, decimal, name) => {
      const code = Number.parseInt(hex ?? decimal, hex ? 16 : 10);
      return named[name] ?? (code <= 0x10ffff ? String.fromCodePoint(code) : whole);
    },
  );
}
