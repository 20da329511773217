import { Fragment, type ReactNode } from "react";
import { type Block, type Piece, type TextTable, wordsOfBlocks, wordsOfPieces } from "~/text/formatted-text";
import { languageProps } from "../../text/language";
import { getTableLook, headClass } from "./table-looks";

export function FormattedText({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity, and never move
    <Fragment key={index}>{renderBlock(block)}</Fragment>
  ));
}

function renderBlock(block: Block): ReactNode {
  if ("pieces" in block)
    return <p {...languageProps(wordsOfPieces(block.pieces))}>{renderPieces(block.pieces)}</p>;
  if ("heading" in block) {
    const Heading = block.level === 2 ? "h2" : "h3";
    return <Heading {...languageProps(wordsOfPieces(block.heading))}>{renderPieces(block.heading)}</Heading>;
  }
  if ("table" in block) return <Table table={block.table} />;
  const { dir } = languageProps(wordsOfBlocks([block]));
  const items = block.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <li key={index} className="mt-1" dir={dir && (languageProps(wordsOfBlocks(item)).dir ?? "ltr")}>
      <FormattedText blocks={item} />
    </li>
  ));
  const List = block.numbered ? "ol" : "ul";
  return (
    <List className={block.numbered ? "list-decimal ps-6" : "list-disc ps-6"} dir={dir}>
      {items}
    </List>
  );
}

function Table({ table: { head, rows } }: { table: TextTable }) {
  const headings = head.map(wordsOfPieces);
  const look = getTableLook([headings, ...rows.map((cells) => cells.map(wordsOfPieces))]);
  return (
    <table className={look.tableClass}>
      <thead className={look.headClass}>
        <tr>
          {head.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other identity, and never move
            <th key={column} scope="col" className={headClass} {...languageProps(headings[column] ?? "")}>
              {renderPieces(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={look.bodyClass}>
        {rows.map(([first = [], ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <tr key={row} className={look.rowClass}>
            <th scope="row" className={look.rowHeadClass} {...languageProps(wordsOfPieces(first))}>
              {renderPieces(first)}
            </th>
            {cells.map((cell, column) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                key={column}
                className={cell.length > 0 ? look.cellClass : look.emptyClass}
                data-label={look.isCards ? headings[column + 1] : undefined}
                {...languageProps(wordsOfPieces(cell))}
              >
                {renderPieces(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const renderPieces = (pieces: Piece[]): ReactNode[] =>
  pieces.map((piece, index) => {
    if (typeof piece === "string") return piece;
    const words = renderPieces(piece.pieces);
    if ("href" in piece)
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <a key={index} href={piece.href}>
          {words}
        </a>
      );
    const Mark = piece.mark;
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    return <Mark key={index}>{words}</Mark>;
  });
