// Classes of tables that visitors read.

export const headClass =
  "border-b-2 border-link bg-green-mist px-3 sm:max-md:px-1 md:max-lg:px-2 py-2.5 text-left align-bottom text-sm text-heading print:py-1";
export const amountHeadClass = `${headClass} sm:text-right`;
const rowHeadClass =
  "px-3 sm:max-md:px-1 md:max-lg:px-2 py-2.5 text-left align-top font-semibold wrap-break-word text-pretty md:min-w-40 max-2xs:px-1.5 print:py-0.5 print:text-[9pt] print:min-w-0";
export const amountClass = "tabular-nums sm:text-right sm:whitespace-nowrap";
const cellClass =
  "px-3 sm:max-md:px-1 sm:max-md:text-sm md:max-lg:px-2 py-2.5 align-top wrap-anywhere print:py-0.5 print:text-[9pt]!";

const lines = {
  isCards: false,
  tableClass: "w-full border-collapse",
  headClass: undefined,
  bodyClass: undefined,
  rowClass: "border-b border-line even:bg-sheet",
  rowHeadClass: rowHeadClass,
  cellClass: cellClass,
  emptyClass: cellClass,
};

const cards = {
  isCards: true,
  tableClass: `${lines.tableClass} max-sm:block`,
  headClass: "max-sm:sr-only",
  bodyClass: "max-sm:block",
  rowClass:
    "border-line max-sm:mb-3 max-sm:block max-sm:overflow-hidden max-sm:rounded-card max-sm:border max-sm:bg-sheet sm:border-b sm:even:bg-sheet",
  rowHeadClass: `${rowHeadClass} max-sm:block max-sm:bg-green-mist max-sm:text-heading`,
  cellClass: `${cellClass} max-sm:flex max-sm:justify-between max-sm:gap-4 max-2xs:gap-2 max-2xs:px-1.5 max-sm:border-t max-sm:border-line max-sm:text-right before:flex-none before:max-w-1/2 before:text-left before:text-sm before:text-ink-soft before:content-[attr(data-label)] sm:before:hidden`,
  emptyClass: "px-3 py-2.5 align-top max-sm:hidden",
};

/** Letters of the longest cells of three columns that fit next to each other on a phone. */
const maxLetters = 44;
const maxWord = 16;

/** Lines; cards on phones with more than three columns, or with three long ones. @param rows the heading first */
export function getTableLook(rows: readonly (readonly string[])[]) {
  const columns = rows[0]?.length ?? 0;
  if (columns !== 3) return columns > 3 ? cards : lines;
  const longest = [0, 1, 2].map((column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  // The first column can have two lines.
  const [first = 0, ...others] = longest;
  const isShort =
    Math.max(...others) <= maxWord &&
    Math.min(first, 24) + others.reduce((sum, each) => sum + each, 0) <= maxLetters;
  return isShort ? lines : cards;
}
