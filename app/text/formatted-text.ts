/** A piece of a line: words, words in bold, or a link. A line break is a `\n` among the words. */
export type Piece = string | { bold: Piece[] } | { href: string; pieces: Piece[] };

/** A paragraph, or a list whose entries are made of blocks again. */
export type Block = { pieces: Piece[] } | { items: Block[][] };

/** Returns the text of the pieces, without format marks. */
export function wordsOfPieces(pieces: Piece[]): string {
  return pieces
    .map((piece) =>
      typeof piece === "string" ? piece : wordsOfPieces("bold" in piece ? piece.bold : piece.pieces),
    )
    .join("");
}
