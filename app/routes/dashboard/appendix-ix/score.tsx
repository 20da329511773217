import { Fragment } from "react";

interface ScoreProps {
  done: number;
  all: number;
  /** What is open or will be soon, each with the way to it. */
  clauses: { words: string; to: string; isUrgent: boolean }[];
}

/** How the mandatory disclosure stands, in words: `31 of 36 lines are done: Fire Certificate ends in 12 days; 2 dead links`. */
export function DisclosureScore({ done, all, clauses }: ScoreProps) {
  return (
    <section className="panel care" aria-label="Mandatory disclosure">
      <p>
        <strong>{`Appendix IX: ${done} of ${all} lines are done${clauses.length > 0 ? ": " : "."}`}</strong>
        {clauses.map(({ words, to, isUrgent }, index) => (
          <Fragment key={words}>
            {index > 0 ? "; " : null}
            {/* Not by script: the field that is meant is then shown where it is, and the report is no page of script. */}
            <a className={isUrgent ? "tap font-semibold text-red underline" : "tap underline"} href={to}>
              {words}
            </a>
          </Fragment>
        ))}
        {clauses.length > 0 ? "." : null}
      </p>
      <p className="mt-1">
        <a className="tap font-semibold underline" href="/dashboard/appendix-ix/report">
          See the report
        </a>
      </p>
    </section>
  );
}
