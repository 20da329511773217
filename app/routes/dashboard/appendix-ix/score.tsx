import { t } from "#say";
import { ProgressBar } from "~/ui/pictures/progress-bar";

interface ScoreProps {
  done: number;
  all: number;
  /** Findings other than open lines. */
  clauses: { words: string; to: string; isUrgent: boolean }[];
}

const scoreId = "score";

/** `31 of 36 lines are done. Fire Certificate ends in 12 days` */
export function DisclosureScore({ done, all, clauses }: ScoreProps) {
  const isOpen = clauses.length > 0;
  return (
    <section className={isOpen ? "panel care" : "panel"}>
      <h2>{t("Mandatory disclosure")}</h2>
      <p id={scoreId} className="mb-1">
        {t("{done} of {all} lines are done.", { done, all })}
      </p>
      <ProgressBar done={done} all={all} labelledBy={scoreId} />
      <ul className="mt-2">
        {clauses.map(({ words, to, isUrgent }) => (
          <li key={words}>
            {/* A document request, so that the browser scrolls to the field. */}
            <a
              className={
                isUrgent
                  ? "block py-1.5 font-semibold text-red underline"
                  : "block py-1.5 text-inherit underline"
              }
              href={to}
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-1">
        <a className="tap font-semibold underline" href="/dashboard/appendix-ix/report">
          {t("See the report")}
        </a>
      </p>
    </section>
  );
}
