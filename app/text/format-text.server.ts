import type { Token } from "markdown-it";
import MarkdownIt from "markdown-it";
import { phonesIn } from "../links/phone-links";
import type { Block, Piece, TextTable } from "./formatted-text";
import { withPlainAddresses } from "./invisible";
import { withTables } from "./page-text";

/** Dash with text; `- - - -` is a line to cut along. */
const listMark = /^-[ \t]+(?!-+(?:\s|$))\S/;
/** Starts a list in Markdown only; must end a list before it. */
const otherMark = /^(?:[-*+]|\d{1,9}[.)])(?=\s|$)/;

const outerAddress = /^(https?:\/\/|mailto:|tel:)/i;
/** Includes pages of the site, such as `/fees`. */
const anyAddress = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i;

/** @param blocks further rules, for pages */
function createMarkdown(blocks: readonly string[]) {
  const markdown = new MarkdownIt("zero", { breaks: true, linkify: true });
  markdown.enable(["list", "emphasis", "link", "linkify", "newline"]);
  const [markdownList] = markdown.block.ruler.getRules("");
  markdown.enable([...blocks]);
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
  markdown.validateLink = (address) => (blocks.length > 0 ? anyAddress : outerAddress).test(address);
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

/** `- ` lists, `**bold**`, `[words](address)`, addresses and phone numbers; other Markdown stays as typed. */
const markdown = createMarkdown([]);

const pageMarkdown = createMarkdown(["heading", "table"]);

/** Returns a formatted text as data; nothing in it is HTML. */
export function formatText(text: string): Block[] {
  return toBlocks(markdown.parse(withPlainAddresses(text), {}));
}

/** Returns the text of a page, which can also have `## ` headings, tables and links to other pages. */
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
    } else if (token?.type === "bullet_list_open") {
      const end = closing(tokens, index);
      blocks.push({ items: toItems(tokens.slice(index + 1, end)) });
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
    } else if (type === "strong_open" && markup === "**") {
      open.push({ pieces: [], close: (bold) => [{ bold }] });
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
