import type { ReactNode } from "react";
import { indianDate } from "~/dates/indian-dates";
import { figure } from "~/text/figures";
import { languageProps } from "~/text/language";
import { amountClass, amountHeadClass, getTableLook, headClass } from "~/ui/text/table-looks";
import type { ShownTable as Table } from "./table-form.server";

interface ShownTableProps {
  table: Table;
  caption: string;
  renderNote?: (row: string[]) => ReactNode;
}

/** Table as lines, or as cards on phones with more than two columns. */
export function ShownTable({ table: { columns, rows }, caption, renderNote }: ShownTableProps) {
  const look = getTableLook(columns.length);
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
                data-label={look.isCards ? heading : undefined}
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
