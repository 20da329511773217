import type { ReactNode } from "react";
import { type Message, msg, t } from "#say";
import type { PlannedResult } from "~/capabilities/imports/plan";

const headings: Record<PlannedResult["result"], (count: number) => string> = {
  refused: (count) => t("{count, plural, one {# row is} other {# rows are}} not added", { count }),
  replace: (count) =>
    t(/* Of rows of a file; behind it stands what they replace. */ "Will be replaced: {count}", { count }),
  older: (count) => t("Not added, because only the newest three years are shown: {count}", { count }),
  change: (count) => t(/* Of rows of a file. */ "Will be changed: {count}", { count }),
  missing: (count) =>
    t("Not in the file: {count}. They stay on the website, unless you tick Delete.", { count }),
  add: (count) => t(/* Of rows of a file. */ "Will be added: {count}", { count }),
  same: (count) => t(/* Of rows of a file. */ "Already there: {count}", { count }),
};

/** Exceptions come first. */
const order = ["refused", "change", "replace", "older", "missing", "add", "same"] as const;

const labels: Partial<Record<PlannedResult["result"], Message>> = {
  replace: msg(/* Of a row of a file; behind it stands what it replaces. */ "Replaces"),
};

/** Rows without a problem are as low as possible: thirty are checked at a glance. */
const rowClass = "border-t border-line leading-snug has-[*]:py-0.5 wrap-anywhere short-lines";

interface PlannedRowsProps {
  results: readonly PlannedResult[];
  /** Controls of a row, such as the choice of its file. */
  controls: (row: PlannedResult) => ReactNode;
}

/** Lists what becomes of each row, one line for each that has no problem. */
export function PlannedRows({ results, controls }: PlannedRowsProps) {
  return order.map((result) => {
    const rows = results.filter((row) => row.result === result);
    if (rows.length === 0) return null;
    return (
      <section key={result} aria-labelledby={`rows-${result}`}>
        <h2 id={`rows-${result}`} className={result === "refused" ? "text-lg text-red" : "text-lg"}>
          {headings[result](rows.length)}
        </h2>
        <ul className="mt-1">
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line can have several records
            <li key={index} className={rowClass}>
              {[...new Set([row.words, result === "refused" ? row.at : ""])].filter(Boolean).join(" · ")}
              {row.detail ? (
                <span className="hint block">
                  {labels[result] ? `${t(labels[result])}: ` : ""}
                  {row.detail}
                </span>
              ) : null}
              {row.note ? <span className="hint block">{row.note}</span> : null}
              {row.check ? (
                <span className="check">
                  <input type="checkbox" id={row.check.name} name={row.check.name} value="1" />
                  <label htmlFor={row.check.name}>{row.check.label}</label>
                </span>
              ) : null}
              {controls(row)}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
