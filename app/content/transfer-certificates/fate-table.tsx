import { type Message, msg } from "#message";
import { t } from "#say";
import { shortDate } from "~/dates/dates";
import type { FileResult } from "./take.server";

const told = {
  kept: msg("On the website"),
  there: msg("Was here already"),
  refused: msg("Not kept"),
} as const satisfies Record<string, Message>;

/** Results by file, failures first. */
export function FileResultTable({ report }: { report: FileResult[] }) {
  if (report.length === 0) return null;
  const inOrder = report
    .map((entry, place) => ({ ...entry, place }))
    .sort((one, other) => Number(other.result === "refused") - Number(one.result === "refused"));
  return (
    <section className="panel" aria-labelledby="results">
      <h2 id="results">{t("Result for each file")}</h2>
      <ul className="rows">
        {inOrder.map(({ place, file, number, bornOn, result, words }) => (
          <li key={place}>
            <div>
              <h3 className="wrap-anywhere">{file}</h3>
              <p className="hint">
                {[
                  t(told[result]),
                  number,
                  bornOn && t(/* {day} is a date of birth. */ "born {day}", { day: shortDate(bornOn) }),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              {words ? <p className="wrap-anywhere">{words}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
