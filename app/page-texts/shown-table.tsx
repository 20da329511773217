import type { ReactNode } from "react";
import { indianDate, unbrokenTimes } from "~/dates/indian-dates";
import { figure } from "~/text/figures";
import { languageProps } from "~/text/language";
import { amountClass, amountHeadClass, getTableLook, headClass } from "~/ui/text/table-looks";
import type { ShownTable as Table } from "./table-form.server";

interface ShownTableProps {
  table: Table;
  caption: string;
  renderNote?: (row: string[]) => ReactNode;
}

/** Table as lines, or as cards on phones with more than two columns. Cards of long tables are folded. */
export function ShownTable({ table: { columns, rows }, caption, renderNote }: ShownTableProps) {
  const look = getTableLook([columns.map(({ heading }) => heading), ...rows]);
  const isFolded = columns.length > 3 && rows.length * columns.length > maxOpenCells;
  const totals = isFolded ? findTotals(columns, rows) : [];
  const headOf = (cells: string[]) =>
    isFolded ? (
      <FoldedHead
        name={cells[0] ?? ""}
        values={totals.map((at) => ({
          heading: columns[at]?.heading ?? "",
          type: columns[at]?.type,
          value: cells[at] ?? "",
        }))}
      />
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
                    : `${look.cellClass} ${getValueClass(type, cells[index + 1])} ${totals.includes(index + 1) ? "font-bold" : ""}`
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

/** Share of the largest sum from which a column is a total, too: that of later years, next to that of the first. */
const minTotal = 0.6;

/** Indexes of the columns with totals, which have the largest amounts; otherwise of the last column. */
function findTotals(columns: Table["columns"], rows: string[][]): number[] {
  const sums = columns.map(({ type }, column) =>
    type === "amount" ? rows.reduce((sum, cells) => sum + (Number(cells[column]) || 0), 0) : -1,
  );
  const largest = Math.max(...sums);
  if (largest <= 0) return [columns.length - 1];
  return sums.flatMap((sum, column) => (sum >= largest * minTotal ? column : [])).slice(-2);
}

interface FoldedHeadProps {
  name: string;
  values: (Pick<Table["columns"][number], "heading" | "type"> & { value: string })[];
}

/** On phones the summary of a card, with its totals. */
function FoldedHead({ name, values }: FoldedHeadProps) {
  return (
    <>
      <span className="max-sm:hidden">{name}</span>
      <details className="group sm:hidden">
        <summary className="fold grid min-h-8 grid-cols-[1fr_auto] items-center gap-x-2">
          <span className="min-w-0">
            {name}
            {values.map(({ heading, type, value }) => (
              <span key={heading} className="flex justify-between gap-x-3 text-sm font-normal">
                {" "}
                <span className="text-ink-soft" {...languageProps(heading)}>
                  {heading}
                </span>{" "}
                <b>
                  <CellValue type={type}>{value}</CellValue>
                </b>
              </span>
            ))}
          </span>
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
