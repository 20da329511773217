import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { type Message, msg } from "#message";
import { t } from "#say";

/** What will become of a row of a file that is to be imported. */
export interface RowFate {
  /** Where it stands in the file: `Line 3`. */
  at: string;
  /** As people read it: `Class X, 2025: 118 of 120 passed`. */
  words: string;
  fate: "add" | "replace" | "same" | "older" | "refused";
  /** Why it is refused; what it replaces. */
  behind: string;
}

const told: Record<RowFate["fate"], Message> = {
  add: msg(/* Of a row of a file. */ "Will be added"),
  replace: msg(/* Of a row of a file; behind it stands what it replaces. */ "Replaces"),
  same: msg(/* Of a row of a file. */ "Is there already"),
  older: msg("Left out: only the newest three years are shown"),
  refused: msg(/* Of a row of a file; behind it stands why. */ "Left out"),
};

interface RowFatesProps {
  fates: RowFate[];
  /** What there is to say of a row besides. */
  more?: (fate: RowFate) => ReactNode;
  /** Where another file is chosen. */
  back: string;
  /** The form that saves them; nothing if there is nothing to save. */
  children?: ReactNode;
}

/** What will become of each row of a file, before anything is saved. */
export function RowFates({ fates, more, back, children }: RowFatesProps) {
  return (
    <>
      <p className="lead">
        {children
          ? t("Nothing is saved yet. Look at it, then press the button.")
          : t("There is nothing new in this file.")}
      </p>
      <ul className="rows">
        {fates.map((row) => (
          <li key={row.at}>
            <div>
              <h2 className="text-base wrap-anywhere">{row.words || row.at}</h2>
              <p className={row.fate === "refused" || row.fate === "older" ? "hint" : undefined}>
                {[t(told[row.fate]), row.behind].filter(Boolean).join(": ")}
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
