import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { type Message, msg } from "#message";
import { t } from "#say";

export interface RowResult {
  /** Place in the file: `Line 3`. */
  at: string;
  /** Such as `Class X, 2025: 118 of 120 passed`. */
  words: string;
  result: "add" | "replace" | "same" | "older" | "refused";
  /** Reason for refusal, or the replaced value. */
  detail: string;
}

const resultLabels: Record<RowResult["result"], Message> = {
  add: msg(/* Of a row of a file. */ "Will be added"),
  replace: msg(/* Of a row of a file; behind it stands what it replaces. */ "Replaces"),
  same: msg(/* Of a row of a file. */ "Already there"),
  older: msg("Not added: only the newest three years are shown"),
  refused: msg(/* Of a row of a file; behind it stands why. */ "Not added"),
};

interface RowResultsProps<Row extends RowResult> {
  results: Row[];
  more?: (row: Row) => ReactNode;
  back: string;
  isEmpty?: boolean;
  /** True if the form below asks for what the file lacks. */
  isAsked?: boolean;
  children?: ReactNode;
}

export function RowResults<Row extends RowResult>({
  results,
  more,
  back,
  isEmpty,
  isAsked,
  children,
}: RowResultsProps<Row>) {
  const refused = results.filter(({ result }) => result === "refused").length;
  return (
    <>
      <p className="lead">
        {children && !isEmpty
          ? t("Nothing is saved yet. Check the rows, then save them.")
          : isAsked && refused > 0
            ? t("The file does not say everything. Enter it below.")
            : t("There is nothing new in this file.")}
      </p>
      {refused > 0 ? (
        <p className="field-error">
          {t("{count, plural, one {# row is} other {# rows are}} not added. The reasons are below.", {
            count: refused,
          })}
        </p>
      ) : null}
      <ul className="rows">
        {results.map((row) => (
          <li key={row.at}>
            <div>
              <h2 className="text-base wrap-anywhere">{row.words || row.at}</h2>
              <p className={row.result === "refused" || row.result === "older" ? "hint" : undefined}>
                {[t(resultLabels[row.result]), row.detail].filter(Boolean).join(": ")}
              </p>
              {more?.(row)}
              {row.words ? <p className="hint">{row.at}</p> : null}
            </div>
          </li>
        ))}
      </ul>
      {children ?? (
        <p className="actions">
          <Link className="button button-quiet" to={back} reloadDocument>
            {t("Choose another file")}
          </Link>
        </p>
      )}
    </>
  );
}
