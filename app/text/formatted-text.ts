/** Inline content; a line break is `\n`. */
export type Piece =
  | string
  | { mark: "strong" | "em" | "s" | "code"; pieces: Piece[] }
  | { href: string; pieces: Piece[] };

export interface TextTable {
  head: Piece[][];
  rows: Piece[][][];
}

export type Block =
  | { pieces: Piece[] }
  | { items: Block[][]; numbered?: true }
  | { heading: Piece[]; level: 2 | 3 }
  | { table: TextTable };

export function wordsOfPieces(pieces: Piece[]): string {
  return pieces.map((piece) => (typeof piece === "string" ? piece : wordsOfPieces(piece.pieces))).join("");
}

export const wordsOfBlocks = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      if ("pieces" in block) return wordsOfPieces(block.pieces);
      if ("heading" in block) return wordsOfPieces(block.heading);
      if ("table" in block)
        return [block.table.head, ...block.table.rows].flat().map(wordsOfPieces).join(" ");
      return block.items.map(wordsOfBlocks).join(" ");
    })
    .join(" ");
