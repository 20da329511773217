import type { StateBlock, StateInline, Token } from "markdown-it";
import MarkdownIt from "markdown-it";
import { phonesIn } from "../links/phone-links";
import type { Block, Piece, TextTable } from "./formatted-text";
import { withPlainAddresses } from "./invisible";
import { whatsappMarks } from "./plain-text";
import { withTables } from "./text-tables";

/** Dash with text; `- - - -` is a line to cut along. */
const listMark = /^-[ \t]+(?!-+(?:\s|$))\S/;
/** Starts a list in Markdown only; must end a list before it. */
const otherMark = /^(?:[-*+]|\d{1,9}[.)])(?=\s|$)/;

const outerAddress = /^(https?:\/\/|mailto:|tel:)/i;
/** Includes pages of the site, such as `/fees`. */
const anyAddress = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i;

function createMarkdown({ isPage }: { isPage: boolean }) {
  const markdown = new MarkdownIt("zero", { breaks: true, linkify: true });
  markdown.enable(["list", "emphasis", "link", "linkify", "newline"]);
  const [markdownList] = markdown.block.ruler.getRules("");
  markdown.enable(isPage ? ["table", "heading"] : "table");
  markdown.block.ruler.before("list", "numbered", numberedList, { alt: ["paragraph"] });
  markdown.inline.ruler.before("emphasis", "whatsapp", whatsappMark);
  markdown.block.ruler.at(
    "list",
    (state, line, end, silent) => {
      const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
      const text = state.src.slice(start, state.eMarks[line]);
      const isNextItem = silent && state.parentType === "list";
      if (listMark.test(text)) return !isNextItem && (markdownList?.(state, line, end, silent) ?? false);
      const isAfterItem = isNextItem || (state.sCount[line] ?? 0) < state.blkIndent;
      return silent && isAfterItem && otherMark.test(text);
    },
    { alt: ["paragraph", "list"] },
  );
  // Link titles would be lost.
  markdown.helpers.parseLinkTitle = (_, pos) => ({ ok: false, can_continue: false, pos, str: "", marker: 0 });
  markdown.normalizeLinkText = (typed) => typed;
  markdown.validateLink = (address) => (isPage ? anyAddress : outerAddress).test(address);
  // "on Friday.In the hall" is no address, but www. starts one.
  markdown.linkify.set({ fuzzyLink: false });
  markdown.linkify.add("www.", {
    validate: (text, position) =>
      /^(?:[\p{L}\p{M}\p{N}_-]+\.)+\p{L}[\p{L}\p{M}]+(?:\/[^\s<>()[\]"]*[\w/=#-])?/u.exec(
        text.slice(position),
      )?.[0].length ?? 0,
    normalize: (match) => {
      match.url = `https://${match.url}`;
    },
  });
  markdown.linkify.add("ftp:", null);
  markdown.linkify.add("//", null);
  return markdown;
}

/** Lists from 1, in steps of 1: others are roll numbers or days, and stay as typed. */
const numberedItem = /^([1-9]\d{0,2})[.)][ \t]+(\S.*)$/;

function numberedList(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const items: string[] = [];
  let next = startLine;
  /** Lines that belong to an item if another one follows. */
  let pending: string[] = [];
  for (let line = startLine; line < endLine; line += 1) {
    if (state.isEmpty(line)) continue;
    const text = state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
    const [, number, words] = numberedItem.exec(text) ?? [];
    if ((state.sCount[line] ?? 0) < state.blkIndent || listMark.test(text)) break;
    if (number && Number(number) !== items.length + 1) return false;
    if (!words && (line > next + pending.length || items.length === 0)) break;
    if (!words) pending.push(text.trim());
    if (!words && (state.sCount[line] ?? 0) === state.blkIndent) continue;
    if (pending.length > 0) items.push([items.pop(), ...pending].join("\n"));
    if (words) items.push(words);
    pending = [];
    next = line + 1;
  }
  if (items.length < 2) return false;
  if (silent) return true;
  state.line = next;
  state.push("ordered_list_open", "ol", 1);
  for (const item of items) {
    state.push("list_item_open", "li", 1);
    const token = state.push("inline", "", 0);
    token.content = item;
    token.children = [];
    state.push("list_item_close", "li", -1);
  }
  state.push("ordered_list_close", "ol", -1);
  return true;
}

const tags = { _: "em", "~": "s", "```": "code" } as Partial<Record<string, "em" | "s" | "code">>;

const patterns: Partial<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(whatsappMarks).map(([mark, pattern]) => [mark, new RegExp(pattern, "my")]),
);

function whatsappMark(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  const pattern = patterns[src.charAt(pos)];
  if (!pattern) return false;
  for (const start of src.charAt(pos) === "`" ? [pos] : [pos, pos - 1]) {
    pattern.lastIndex = Math.max(0, start);
    const found = pattern.exec(src);
    const [all = "", before = "", words = ""] = found ?? [];
    const end = (found?.index ?? 0) + all.length;
    if (!found || found.index + before.length !== pos || end > posMax) continue;
    const length = (end - pos - words.length) / 2;
    if (!silent) {
      const markup = src.slice(pos, pos + length);
      state.push("mark_open", "", 1).markup = markup;
      state.pos += length;
      state.posMax = end - length;
      if (length === 3) state.push("text", "", 0).content = words;
      else state.md.inline.tokenize(state);
      state.posMax = posMax;
      state.push("mark_close", "", -1).markup = markup;
    }
    state.pos = end;
    return true;
  }
  return false;
}

/**
 * Lists, tables, `**bold**`, `[words](address)`, addresses, phone numbers and the marks of WhatsApp; other Markdown stays as
 * typed.
 */
const markdown = createMarkdown({ isPage: false });

const pageMarkdown = createMarkdown({ isPage: true });

/** Returns a formatted text as data; nothing in it is HTML. */
export function formatText(text: string): Block[] {
  return toBlocks(markdown.parse(withTables(withPlainAddresses(text)), {}));
}

/** Returns the text of a page, which can also have `## ` headings and links to other pages. */
export function formatPage(text: string): Block[] {
  return toBlocks(pageMarkdown.parse(withTables(withPlainAddresses(text)), {}));
}

function toBlocks(tokens: Token[]): Block[] {
  const blocks: Block[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token?.type === "inline") {
      const pieces = toPieces(token.children ?? []);
      if (pieces.length > 0) blocks.push({ pieces });
    } else if (token?.type === "bullet_list_open" || token?.type === "ordered_list_open") {
      const end = closing(tokens, index);
      const numbered = token.type === "ordered_list_open";
      blocks.push({ items: toItems(tokens.slice(index + 1, end)), ...(numbered && { numbered }) });
      index = end;
    } else if (token?.type === "heading_open") {
      const heading = toPieces(tokens[index + 1]?.children ?? []);
      if (heading.length > 0)
        blocks.push({ heading, level: token.tag === "h1" || token.tag === "h2" ? 2 : 3 });
      index += 2;
    } else if (token?.type === "table_open") {
      const end = closing(tokens, index);
      blocks.push({ table: toTable(tokens.slice(index + 1, end)) });
      index = end;
    }
  }
  return blocks;
}

function toTable(tokens: Token[]): TextTable {
  const rows: Piece[][][] = [];
  for (const { type, children } of tokens) {
    if (type === "tr_open") rows.push([]);
    else if (type === "inline") rows.at(-1)?.push(toPieces(children ?? []));
  }
  const [head = [], ...others] = rows;
  return { head, rows: others };
}

function toItems(tokens: Token[]): Block[][] {
  const items: Block[][] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const end = closing(tokens, index);
    items.push(toBlocks(tokens.slice(index + 1, end)));
    index = end;
  }
  return items;
}

function closing(tokens: Token[], index: number): number {
  const level = tokens[index]?.level;
  const end = tokens.findIndex((token, at) => at > index && token.nesting === -1 && token.level === level);
  return end < 0 ? tokens.length : end;
}

interface Open {
  pieces: Piece[];
  close?: (pieces: Piece[]) => Piece[];
  isLink?: boolean;
}

function toPieces(tokens: Token[]): Piece[] {
  const open: Open[] = [{ pieces: [] }];
  const add = (...pieces: Piece[]) => {
    const here = open.at(-1)?.pieces ?? [];
    for (const piece of pieces) {
      const last = here.at(-1);
      if (typeof piece === "string" && typeof last === "string") here[here.length - 1] = last + piece;
      else if (piece !== "") here.push(piece);
    }
  };
  for (const token of tokens) {
    const { type, markup, content } = token;
    if (type === "softbreak" || type === "hardbreak") add("\n");
    else if (type === "link_open") {
      const href = String(token.attrGet("href") ?? "");
      open.push({ pieces: [], isLink: true, close: (pieces) => [{ href, pieces }] });
    } else if (type === "mark_open" || (type === "strong_open" && markup === "**")) {
      open.push({ pieces: [], close: (pieces) => [{ mark: tags[markup] ?? "strong", pieces }] });
    } else if (/^(em|strong)_open$/.test(type)) {
      // Other stars and underscores are meant literally.
      open.push({ pieces: [], close: (pieces) => [markup, ...pieces, markup] });
    } else if (token.nesting === -1) {
      const { pieces, close } = open.pop() ?? { pieces: [] };
      add(...(close?.(pieces) ?? pieces));
    } else if (open.some(({ isLink }) => isLink)) add(content);
    else add(...withPhones(content));
  }
  return open[0]?.pieces ?? [];
}

function withPhones(text: string): Piece[] {
  const pieces: Piece[] = [];
  let position = 0;
  for (const { start, end, dialled } of phonesIn(text)) {
    pieces.push(text.slice(position, start), { href: `tel:${dialled}`, pieces: [text.slice(start, end)] });
    position = end;
  }
  return [...pieces, text.slice(position)];
}
