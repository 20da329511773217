/** Inline content; a line break is `\n`. */
export type Piece = string | { bold: Piece[] } | { href: string; pieces: Piece[] };

export type Block = { pieces: Piece[] } | { items: Block[][] };

export function wordsOfPieces(pieces: Piece[]): string {
  return pieces
    .map((piece) =>
      typeof piece === "string" ? piece : wordsOfPieces("bold" in piece ? piece.bold : piece.pieces),
    )
    .join("");
}

export const wordsOfBlocks = (blocks: readonly Block[]): string =>
  blocks
    .map((block) =>
      "pieces" in block ? wordsOfPieces(block.pieces) : block.items.map(wordsOfBlocks).join(" "),
    )
    .join(" ");
