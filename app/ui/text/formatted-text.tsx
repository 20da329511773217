import { Fragment, type ReactNode } from "react";
import { type Block, type Piece, wordsOfPieces } from "~/text/formatted-text";
import { languageProps } from "../../text/language";

export function FormattedText({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity, and never move
    <Fragment key={index}>{renderBlock(block)}</Fragment>
  ));
}

function renderBlock(block: Block): ReactNode {
  if ("pieces" in block)
    return <p {...languageProps(wordsOfPieces(block.pieces))}>{renderPieces(block.pieces)}</p>;
  const { dir } = languageProps(joinTexts([block]));
  const items = block.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <li key={index} className="mt-1" dir={dir && (languageProps(joinTexts(item)).dir ?? "ltr")}>
      <FormattedText blocks={item} />
    </li>
  ));
  return (
    <ul className="list-disc ps-6" dir={dir}>
      {items}
    </ul>
  );
}

const joinTexts = (blocks: Block[]): string =>
  blocks
    .map((block) => ("pieces" in block ? wordsOfPieces(block.pieces) : block.items.map(joinTexts).join(" ")))
    .join(" ");

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
