import type { ReactNode } from "react";
import { indianDate, unbrokenTimes } from "~/dates/indian-dates";
import { figure } from "~/text/figures";
import { languageProps } from "~/text/language";
import { Icon } from "~/ui/icons/icon";
import { amountClass, amountHeadClass, getTableLook, headClass } from "~/ui/text/table-looks";
import type { ShownTable as Table } from "./table-form.server";

interface ShownTableProps {
  table: Table;
  caption: string;
  renderNote?: (row: string[]) => ReactNode;
}

/** Table as lines, or as cards on phones with more than two columns. Cards of long tables are folded. */
export function ShownTable({ table: { columns, rows }, caption, renderNote }: ShownTableProps) {
  const look = getTableLook(columns.length);
  const isFolded = columns.length > 3 && rows.length * columns.length > maxOpenCells;
  const total = isFolded ? findTotal(columns, rows) : -1;
  const headOf = (cells: string[]) =>
    isFolded ? (
      <FoldedHead name={cells[0] ?? ""} column={columns[total]} value={cells[total] ?? ""} />
    ) : (
      cells[0]
    );
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
          <tr key={row} className={isFolded ? `${look.rowClass} ${foldedClass}` : look.rowClass}>
            <th scope="row" className={look.rowHeadClass} {...languageProps(cells[0] ?? "")}>
              {headOf(cells)}
              {renderNote?.(cells)}
            </th>
            {columns.slice(1).map(({ heading, type }, index) => (
              <td
                key={heading}
                className={
                  !cells[index + 1]
                    ? look.emptyClass
                    : `${look.cellClass} ${getValueClass(type, cells[index + 1])} ${index + 1 === total ? "font-bold" : ""}`
                }
                data-label={look.isCards ? heading : undefined}
                {...languageProps(cells[index + 1] ?? "")}
              >
                <CellValue type={type}>{cells[index + 1] ?? ""}</CellValue>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Keeps short values, such as times, on one line. */
function getValueClass(type: Table["columns"][number]["type"], value = ""): string {
  if (type === "amount") return amountClass;
  return value.length < 10 ? "whitespace-nowrap" : "";
}

/** Larger tables would be several screens of cards on a phone. */
const maxOpenCells = 30;

/** Browsers without `:has()` show the cards open. */
const foldedClass = "max-sm:[&:has(details:not([open]))>td]:hidden";

/** Index of the column with the largest amounts, which are totals, otherwise of the last column. */
function findTotal(columns: Table["columns"], rows: string[][]): number {
  const sums = columns.map(({ type }, column) =>
    type === "amount" ? rows.reduce((sum, cells) => sum + (Number(cells[column]) || 0), 0) : -1,
  );
  const largest = Math.max(...sums);
  return largest < 0 ? columns.length - 1 : sums.lastIndexOf(largest);
}

interface FoldedHeadProps {
  name: string;
  column: Table["columns"][number] | undefined;
  value: string;
}

/** On phones the summary of a card, with its total. */
function FoldedHead({ name, column, value }: FoldedHeadProps) {
  return (
    <>
      <span className="max-sm:hidden">{name}</span>
      <details className="group sm:hidden">
        <summary className="flex min-h-8 items-center gap-2 max-2xs:flex-wrap">
          <span className="min-w-0 flex-1 max-2xs:basis-full">{name}</span>{" "}
          <span className="text-right text-sm max-2xs:grow max-2xs:text-left">
            <span className="block font-normal text-ink-soft" {...languageProps(column?.heading ?? "")}>
              {column?.heading}
            </span>{" "}
            <CellValue type={column?.type}>{value}</CellValue>
          </span>
          <Icon name="chevron-down" size={18} className="group-open:rotate-180" />
        </summary>
      </details>
    </>
  );
}

export function CellValue({ type, children }: { type: Table["columns"][number]["type"]; children: string }) {
  if (children === "") return "–";
  if (type === "amount") return rupees(children);
  if (type === "date") return <time dateTime={children}>{indianDate(children)}</time>;
  return unbrokenTimes(children);
}

/** Formats `₹ 1,20,000`; other texts are unchanged. */
function rupees(value: string): string {
  return /^\d+$/.test(value) ? `₹\u00A0${figure(value)}` : value;
}
