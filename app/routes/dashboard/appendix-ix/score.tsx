import { t } from "#say";
import type { Finding } from "~/findings/finding";
import { FindingLines } from "~/findings/finding-list";
import { ProgressBar } from "~/ui/pictures/progress-bar";

interface ScoreProps {
  done: number;
  all: number;
  /** Findings other than open lines. */
  clauses: readonly Finding[];
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
      <FindingLines findings={clauses} />
      <p className="mt-1">
        <a className="tap font-semibold underline" href="/dashboard/appendix-ix/report">
          {t("See the report")}
        </a>
      </p>
    </section>
  );
}
