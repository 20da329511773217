import { type Block, type Piece, wordsOfBlocks, wordsOfPieces } from "./formatted-text";
import { languageProps } from "./language";

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const formatAttributes = (text: string) =>
  Object.entries(languageProps(text))
    .map(([name, value]) => (value ? ` ${name}="${value}"` : ""))
    .join("");

const element = (tag: string, words: string, html: string) =>
  `<${tag}${formatAttributes(words)}>${html}</${tag.replace(/ .*/, "")}>`;

/** Returns HTML without classes, for feeds and mails. */
export const renderBlocks = (blocks: readonly Block[]): string => blocks.map(renderBlock).join("");

function renderBlock(block: Block): string {
  if ("pieces" in block) return element("p", wordsOfPieces(block.pieces), renderPieces(block.pieces));
  if ("heading" in block)
    return element(`h${block.level}`, wordsOfPieces(block.heading), renderPieces(block.heading));
  if ("items" in block) {
    const items = block.items.map((item) => `<li>${renderItem(item)}</li>`).join("");
    return element(block.numbered ? "ol" : "ul", wordsOfBlocks([block]), items);
  }
  const { head, rows } = block.table;
  const cell = (tag: string) => (pieces: Piece[]) =>
    element(tag, wordsOfPieces(pieces), renderPieces(pieces));
  const lines = rows.map(
    ([first = [], ...cells]) =>
      `<tr>${cell('th scope="row" align="left"')(first)}${cells.map(cell("td")).join("")}</tr>`,
  );
  const headings = head.map(cell('th scope="col" align="left"')).join("");
  return `<table border="1" cellpadding="4" style="border-collapse:collapse"><thead><tr>${headings}</tr></thead><tbody>${lines.join("")}</tbody></table>`;
}

const renderItem = (blocks: Block[]) =>
  blocks.map((block) => ("pieces" in block ? renderPieces(block.pieces) : renderBlock(block))).join("");

const renderPieces = (pieces: Piece[]): string => pieces.map(renderPiece).join("");

function renderPiece(piece: Piece): string {
  if (typeof piece === "string") return escapeHtml(piece).replaceAll("\n", "<br>");
  const html = renderPieces(piece.pieces);
  if ("href" in piece) return `<a href="${escapeHtml(piece.href)}">${html}</a>`;
  return `<${piece.mark}>${html}</${piece.mark}>`;
}
