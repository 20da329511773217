import { Fragment, type ReactNode } from "react";
import { type Block, type Piece, wordsOfPieces } from "~/forms/formatted-text";
import { languageOf } from "./language";

/** Paragraphs and lists of a text that staff typed, each in its own language. */
export function FormattedText({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity, and never move
    <Fragment key={index}>{renderBlock(block)}</Fragment>
  ));
}

function renderBlock(block: Block): ReactNode {
  if ("pieces" in block)
    return <p lang={languageOf(wordsOfPieces(block.pieces))}>{renderPieces(block.pieces)}</p>;
  const items = block.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <li key={index} className="mt-1">
      <FormattedText blocks={item} />
    </li>
  ));
  return <ul className="list-disc pl-6">{items}</ul>;
}

const renderPieces = (pieces: Piece[]): ReactNode[] =>
  pieces.map((piece, index) => {
    if (typeof piece === "string") return piece;
    if ("bold" in piece) {
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      return <strong key={index}>{renderPieces(piece.bold)}</strong>;
    }
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <a key={index} href={piece.href}>
        {renderPieces(piece.pieces)}
      </a>
    );
  });
