import MarkdownIt from "markdown-it";
import { windowsSigns } from "~/spreadsheets/parse-csv";
import { plainText } from "~/text/plain-text";

const { unescapeAll } = new MarkdownIt().utils;

/** Decodes character references once: `&amp;lt;` becomes `&lt;`. */
export const decodeEntities = (text: string) =>
  text
    .replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi, (entity) => {
      // References to Windows-1252 characters, numbers 128 to 159.
      const windows = /^&#0*1(2[89]|[345]\d);$/.exec(entity)?.[1];
      return windows ? (windowsSigns[Number(windows) - 28] ?? entity) : unescapeAll(entity);
    })
    .replaceAll("\u00A0", " ");

const tagNames =
  "a|abbr|acronym|address|article|aside|audio|b|base|bdi|bdo|big|blink|blockquote|body|br|button|caption|center|cite|code|col|colgroup|dd|del|details|dfn|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|marquee|meta|nav|nobr|noscript|object|ol|optgroup|option|p|param|picture|pre|q|s|samp|section|select|small|source|span|st1:\\w+|strike|strong|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|time|title|tr|tt|u|ul|var|video|wbr|[ovw]:\\w+";
const tag = new RegExp(`<(/?)(${tagNames})(?:\\s[^<>]*)?/?>`, "gi");
const blocks =
  /^(?:address|article|blockquote|aside|center|d[ltd]|details|div|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|legend|main|marquee|nav|ol|option|p|pre|section|summary|table|ul)$/;
const invisible = /<(script|style)\b[^<>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi;
const hasBlocks = /<(?:p|div|ul|ol|dl|li|h[1-6]|table)\b/i;

interface OldText {
  text: string;
  hadPictures: boolean;
}

/** Keeps text that only looks like a tag. @param marks false if pages show this text without format marks */
export function readOldText(stored: string, { base, marks }: { base: string; marks: boolean }): OldText {
  // Magic quotes of old PHP versions.
  const decoded = decodeEntities(stored)
    .replace(/\r\n?/g, "\n")
    .replace(/\\+(?=['"])/g, "");
  const shown = decoded.replace(invisible, "");
  if (shown.search(tag) < 0) return { text: shown, hadPictures: false };
  // PHP's nl2br writes both.
  const html = hasBlocks.test(shown) ? shown.replace(/\s+/g, " ") : shown.replace(/(<br *\/?>) *\n/gi, "$1");
  const lines = toLines(html, { base });
  // Escaped HTML contains references of its own.
  const text = stored.search(tag) < 0 ? decodeEntities(lines) : lines;
  return { text: marks ? text : plainText(text), hadPictures: /<img\b/i.test(shown) };
}

/** Open list: number of the next item, or 0 for bullets. */
type List = { next: number };

interface LineOptions {
  base: string;
  /** True for texts that can have headings. */
  headings?: boolean;
  /** Returns the address to use in the place of an absolute one. */
  replaceLink?: (href: string) => string;
}

/** Writes HTML of the body of a page as our texts are. It must have no scripts. */
export function htmlToText(html: string, options: LineOptions): string {
  const plain = html.replace(invisible, "").replace(/\s+/g, " ");
  return decodeEntities(toLines(plain, options)).replace(/ +$/gm, "");
}

function toLines(
  html: string,
  { base, headings = false, replaceLink = (href) => href }: LineOptions,
): string {
  const lists: List[] = [];
  let text = "";
  let end = 0;
  let bold: number | undefined;
  let link: { start: number; href: string } | undefined;
  let row = { start: 0, isEmpty: true };
  const closeBold = () => {
    if (bold === undefined) return;
    text = text.slice(0, bold) + inBold(text.slice(bold));
    bold = undefined;
  };
  for (const { 0: all, 1: slash, 2: named = "", index } of html.matchAll(tag)) {
    text += html.slice(end, index);
    end = index + all.length;
    const name = named.toLowerCase();
    const opens = slash === "";
    if (name === "br") text += "\n";
    else if (name === "li" && opens) {
      const list = lists.at(-1);
      if (list?.next) list.next = numberIn(all, "value") ?? list.next;
      const mark = list?.next ? `${list.next++}. ` : "- ";
      text = `${text.trimEnd()}\n${"  ".repeat(Math.max(0, lists.length - 1))}${mark}`;
    } else if (name === "tr") {
      text = joinCells(text, row);
      if (opens) text = `${text.trimEnd()}\n`;
      row = { start: text.length, isEmpty: true };
    } else if (/^t[dh]$/.test(name)) {
      // Saving makes a table of tabs.
      if (opens && !row.isEmpty) text += "\t";
      row.isEmpty = false;
    } else if (headings && /^h[1-6]$/.test(name)) {
      text += opens ? `\n\n${name < "h3" ? "##" : "###"} ` : "\n\n";
    } else if (/^(?:b|strong|h[1-6])$/.test(name)) {
      if (name.startsWith("h")) text += "\n\n";
      if (opens) bold ??= text.length;
      else closeBold();
      if (!opens && name.startsWith("h")) text += "\n\n";
    } else if (name === "iframe" && opens) text += `\n\n${hrefIn(all, base)}\n\n`;
    else if (name === "a" && opens) link ??= { start: text.length, href: replaceLink(hrefIn(all, base)) };
    else if (name === "a" && link) {
      text = text.slice(0, link.start) + formatLink(text.slice(link.start), link.href);
      link = undefined;
    } else if (/^[ou]l$/.test(name)) {
      if (opens) lists.push({ next: name === "ol" ? (numberIn(all, "start") ?? 1) : 0 });
      else lists.pop();
      if (lists.length === 0) text += opens ? "\n" : "\n\n";
    } else if (blocks.test(name)) text += /(?:- |\. )$/.test(text) ? "" : "\n\n";
  }
  text += html.slice(end);
  closeBold();
  return text
    .split("\n")
    .map((line) => line.trimEnd().replace(/^ +(?!(?: |- |\d+\. ))/, ""))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^[ \n]+|\s+$/g, "");
}

/** Longer rows arrange a page. */
const maxRowLength = 400;

/** Puts the paragraphs inside cells of a row on one line. */
function joinCells(text: string, { start }: { start: number }): string {
  const cells = text.slice(start);
  if (!cells.includes("\t") || cells.length > maxRowLength) return text;
  return text.slice(0, start) + cells.trimEnd().replace(/ *\n[ \n]*/g, " ");
}

const numberIn = (opening: string, name: string) =>
  Number(new RegExp(`\\s${name}\\s*=\\s*["']?(\\d{1,9})\\b`, "i").exec(opening)?.[1] ?? 0) || undefined;

/** Format marks must not span lines. */
const inBold = (text: string) =>
  text.replace(/[^\n]+/g, (line) => {
    const [, before = "", words = "", behind = ""] = /^(\s*(?:- )?)(.*?)(\s*)$/.exec(line) ?? [];
    return words && !words.includes("**") ? `${before}**${words}**${behind}` : line;
  });

function hrefIn(anchor: string, base: string): string {
  const [, double, single, bare] =
    /\b(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(anchor) ?? [];
  const typed = (double ?? single ?? bare ?? "").trim();
  if (typed === "" || typed.startsWith("#") || !URL.canParse(typed, base)) return "";
  const { href, protocol } = new URL(typed, base);
  return /^(?:https?|mailto|tel):$/.test(protocol) ? href.replaceAll("(", "%28").replaceAll(")", "%29") : "";
}

function formatLink(words: string, href: string): string {
  const line = words.replace(/[[\]\s]+/g, " ").trim();
  if (!href) return words;
  const bare = href.replace(/^(?:mailto|tel):/, "").replace(/\/$/, "");
  if (!line || bare.includes(line.replace(/\/$/, ""))) return bare;
  return `[${line}](${href})`;
}
