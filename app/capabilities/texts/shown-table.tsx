import type { ReactNode } from "react";
import { indianDate } from "~/dates/indian-dates";
import { figure } from "~/text/figures";
import { languageProps } from "~/text/language";
import type { ShownTable as Table } from "./table-form.server";

interface ShownTableProps {
  table: Table;
  caption: string;
  renderNote?: (row: string[]) => ReactNode;
}

const headClass =
  "border-b-2 border-link bg-green-mist px-3 py-2.5 text-left align-bottom text-sm text-heading print:py-1";
const amountHeadClass = `${headClass} sm:text-right`;
const rowHeadClass =
  "px-3 py-2.5 text-left align-top font-semibold wrap-anywhere print:py-0.5 print:text-[9pt]";
const amountClass = "tabular-nums sm:text-right sm:whitespace-nowrap";
const cellClass = "px-3 py-2.5 align-top wrap-anywhere print:py-0.5 print:text-[9pt]!";

const lines = {
  tableClass: "w-full border-collapse",
  headClass: undefined,
  bodyClass: undefined,
  rowClass: "border-b border-line even:bg-sheet",
  rowHeadClass: rowHeadClass,
  cellClass: cellClass,
  emptyClass: cellClass,
};

const cards = {
  tableClass: `${lines.tableClass} max-sm:block`,
  headClass: "max-sm:sr-only",
  bodyClass: "max-sm:block",
  rowClass:
    "border-line max-sm:mb-3 max-sm:block max-sm:overflow-hidden max-sm:rounded-card max-sm:border max-sm:bg-sheet sm:border-b sm:even:bg-sheet",
  rowHeadClass: `${rowHeadClass} max-sm:block max-sm:bg-green-mist max-sm:text-heading`,
  cellClass: `${cellClass} max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:border-t max-sm:border-line max-sm:text-right before:flex-none before:max-w-1/2 before:text-left before:text-sm before:text-ink-soft before:content-[attr(data-label)] sm:before:hidden`,
  emptyClass: "px-3 py-2.5 align-top max-sm:hidden",
};

/** Table as lines, or as cards on phones with more than two columns. */
export function ShownTable({ table: { columns, rows }, caption, renderNote }: ShownTableProps) {
  const look = columns.length > 2 ? cards : lines;
  return (
    <table className={look.tableClass}>
      <caption className="sr-only">{caption}</caption>
      <thead className={look.headClass}>
        <tr>
          {columns.map(({ heading, type }) => (
            <th
              key={heading}
              scope="col"
              className={type === "amount" ? amountHeadClass : headClass}
              {...languageProps(heading)}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={look.bodyClass}>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and never move
          <tr key={row} className={look.rowClass}>
            <th scope="row" className={look.rowHeadClass} {...languageProps(cells[0] ?? "")}>
              {cells[0]}
              {renderNote?.(cells)}
            </th>
            {columns.slice(1).map(({ heading, type }, index) => (
              <td
                key={heading}
                className={
                  !cells[index + 1]
                    ? look.emptyClass
                    : type === "amount"
                      ? `${look.cellClass} ${amountClass}`
                      : look.cellClass
                }
                data-label={look === cards ? heading : undefined}
                {...languageProps(cells[index + 1] ?? "")}
              >
                <Value type={type}>{cells[index + 1] ?? ""}</Value>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ type, children }: { type: Table["columns"][number]["type"]; children: string }) {
  if (children === "") return "–";
  if (type === "amount") return rupees(children);
  if (type === "date")
    return (
      <time className="whitespace-nowrap" dateTime={children}>
        {indianDate(children)}
      </time>
    );
  return together(children);
}

/** Keeps times such as "7:30 am" on a line. */
const together = (words: string) => words.replace(/(\d) (am|pm|noon)\b/gi, "$1\u00A0$2");

/** Formats `₹ 1,20,000`; other texts are unchanged. */
function rupees(value: string): string {
  return /^\d+$/.test(value) ? `₹\u00A0${figure(value)}` : value;
}
