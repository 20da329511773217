import { type Message, msg } from "#message";
import { t } from "#say";
import { shortDate } from "~/dates/dates";
import type { FileResult } from "./take.server";

const told = {
  kept: msg("On the website"),
  there: msg("Was here already"),
  refused: msg("Not kept"),
} as const satisfies Record<string, Message>;

export function FileResultTable({ report, form }: { report: FileResult[]; form: string }) {
  if (report.length === 0) return null;
  const inOrder = report
    .map((entry, place) => ({ ...entry, place }))
    .sort((one, other) => Number(other.result === "refused") - Number(one.result === "refused"));
  return (
    <section className="panel" aria-labelledby="results">
      <h2 id="results">{t("Result for each file")}</h2>
      <ul className="rows">
        {inOrder.map(({ place, file, number, bornOn, result, words, staged }) => (
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
              {staged ? <NameFields id={staged.id} form={form} /> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Names a certificate on the spot, without renaming its file. */
function NameFields({ id, form }: { id: string; form: string }) {
  const fields = [
    { name: `number-${id}`, label: t("Certificate number"), hint: undefined },
    { name: `born-${id}`, label: t("Date of birth"), hint: "31-05-2010" },
  ];
  return (
    <div className="mt-2 flex flex-wrap gap-4">
      {fields.map(({ name, label, hint }) => (
        <div key={name} className="field">
          <label htmlFor={name}>{label}</label>
          <input id={name} name={name} form={form} maxLength={60} autoComplete="off" placeholder={hint} />
        </div>
      ))}
    </div>
  );
}
