import { TableRefusedError } from "~/spreadsheets/sheet";
import type { Budget } from "./budget";

export interface Tag {
  /** Without its prefix, like the names of `attributes`. */
  name: string;
  attributes: Record<string, string>;
  /** Text in front of the tag. */
  text: string;
  closes: boolean;
  empty: boolean;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decode(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
    (all, digits, hex, name) => {
      if (name) return entities[name.toLowerCase()] ?? all;
      const code = digits ? Number(digits) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : "";
    },
  );
}

/** Names come without their prefix. */
function parseAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (let at = 0; ; ) {
    const equals = text.indexOf("=", at);
    if (equals < 0) return attributes;
    const [quote = ""] = text.slice(equals + 1, equals + 20).trimStart();
    const start = text.indexOf(quote, equals + 1) + 1;
    const end = text.indexOf(quote, start);
    if (!['"', "'"].includes(quote) || end < 0) return attributes;
    attributes[localName(text.slice(at, equals).trim())] = decode(text.slice(start, end));
    at = end + 1;
  }
}

/** Position of the `>` that ends a tag, outside quotes. @throws TableRefusedError if there is none */
function findEnd(xml: string, open: number): number {
  let quote = "";
  for (let at = open + 1; at < xml.length; at += 1) {
    const sign = xml[at] ?? "";
    if (quote) quote = sign === quote ? "" : quote;
    else if (sign === ">") return at;
    else if (sign === '"' || sign === "'") quote = sign;
  }
  throw new TableRefusedError("broken");
}

const skipped = [
  ["<![CDATA[", "]]>"],
  ["<!--", "-->"],
  ["<?", "?>"],
  ["<!", ">"],
] as const;

export const localName = (name: string) => name.slice(name.indexOf(":") + 1);

/** Eight times as long as the longest cell, because of references such as `&#2825;`. */
const maxTextLength = 262_144;

/** Work for a tag, in addition to its characters. */
const tagWork = 48;

/** Tokenizes XML; skips doctypes, comments and instructions. @throws TableRefusedError if it is truncated, BudgetSpentError */
export function* tagsOf(xml: string, budget: Budget): Generator<Tag> {
  let text = "";
  let depth = 0;
  for (let at = 0; at < xml.length; ) {
    budget.charge(tagWork);
    const open = xml.indexOf("<", at);
    if (open < 0) break;
    if (open - at > maxTextLength) throw new TableRefusedError("large");
    text += decode(xml.slice(at, open));
    const skip = skipped.find(([start]) => xml.startsWith(start, open));
    if (skip) {
      const [start, end] = skip;
      const close = xml.indexOf(end, open);
      if (close < 0) throw new TableRefusedError("broken");
      if (end === "]]>") text += xml.slice(open + start.length, close);
      at = close + end.length;
      continue;
    }
    const end = findEnd(xml, open);
    const closes = xml[open + 1] === "/";
    const empty = xml[end - 1] === "/";
    const inside = xml.slice(open + (closes ? 2 : 1), empty ? end - 1 : end);
    const [name = ""] = /^[^\s]*/.exec(inside) ?? [];
    if (name === "") throw new TableRefusedError("broken");
    yield {
      name: localName(name),
      attributes: parseAttributes(inside.slice(name.length)),
      text,
      closes,
      empty,
    };
    text = "";
    at = end + 1;
    if (!empty) depth += closes ? -1 : 1;
  }
  if (depth !== 0) throw new TableRefusedError("broken");
}
