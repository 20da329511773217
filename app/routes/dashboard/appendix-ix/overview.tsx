import { Link, useLoaderData } from "@remix-run/react";
import { msg, rich, t } from "#say";
import { linePath, sectionPath } from "~/content/disclosures/appendix-ix/lines";
import { countDone, isDone, readAppendix } from "~/content/disclosures/appendix-ix/read.server";
import { openWords } from "~/content/disclosures/report/findings.server";
import { readReport } from "~/content/disclosures/report/report.server";
import type { Finding } from "~/findings/finding";
import { FindingLines } from "~/findings/finding-list";
import { ButtonLink } from "~/ui/form/button";
import { Icon } from "~/ui/icons/icon";
import { SampleTag } from "~/ui/lists/sample-tag";
import { titled } from "~/ui/page/page-meta";
import { ProgressBar } from "~/ui/pictures/progress-bar";
import { staffLoader } from "../staff-page.server";

interface ScoreProps {
  done: number;
  all: number;
  /** Findings other than open lines. */
  clauses: readonly Finding[];
}

const scoreId = "score";

/** `31 of 36 lines are done. Fire Certificate ends in 12 days` */
function DisclosureScore({ done, all, clauses }: ScoreProps) {
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

export const loader = staffLoader("editor", async ({ db }) => {
  const [appendix, { done, all, clauses }] = await Promise.all([readAppendix(db), readReport(db)]);
  return {
    done,
    all,
    // The rows of the sections have the open lines.
    clauses: clauses.filter(({ topic }) => topic !== "line"),
    sections: appendix.map((section) => ({
      key: section.key,
      title: t(section.title),
      path: sectionPath(section.key),
      ...countDone([section]),
      open: section.lines
        .filter((line) => !line.extra && !isDone(line))
        .map((line) => ({
          key: line.key,
          to: linePath(line.key),
          words: describeLine(line),
          isSample: line.isSample,
        })),
    })),
  };
});

type Line = Parameters<typeof openWords>[0];

/** Omits the status of missing lines, which the list implies, and of samples, which have a tag. */
const describeLine = (line: Line) =>
  line.state === "missing" || line.isSample ? t(line.label) : `${t(line.label)}: ${openWords(line)}`;

export const meta = titled(msg("Appendix IX"));

export default function AppendixOverview() {
  const { sections, ...score } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("Appendix IX")}</h1>
      <p className="lead">
        {rich(
          "CBSE's list for the page <a>{page}</a>.",
          { a: (words) => <a href="/mandatory-public-disclosure#appendix-ix">{words}</a> },
          { page: t("Mandatory Public Disclosure") },
        )}
      </p>
      <DisclosureScore {...score} />
      <ul className="grid gap-2">
        {sections.map((section) => (
          <SectionRow key={section.key} section={section} />
        ))}
      </ul>
    </>
  );
}

type Section = ReturnType<typeof useLoaderData<typeof loader>>["sections"][number];

function SectionRow({ section: { key, title, path, done, all, open } }: { section: Section }) {
  const letter = key.toUpperCase();
  const isComplete = done === all;
  return (
    <li id={key} className="panel my-0 scroll-mt-28 target:bg-marigold-mist">
      <div className="flex items-start gap-x-3">
        <div className="min-w-0 flex-1">
          <h2 className="m-0 text-lg">{`${letter}: ${title}`}</h2>
          <p className="hint m-0">
            {isComplete ? <Icon name="circle-check" size={18} className="mr-1 inline" /> : null}
            {t("{done} of {all} lines are done.", { done, all })}
          </p>
        </div>
        <ButtonLink className="flex-none" to={path}>
          {isComplete ? t("Edit") : t("Fill in")}
          <span className="sr-only">{` ${t(/* Behind: Fill in. */ "section {letter}", { letter })}`}</span>
        </ButtonLink>
      </div>
      {open.length > 0 ? (
        <details>
          <summary className="tap -mb-2 text-sm font-semibold text-link">
            {t("Still open: {count}", { count: open.length })}
            <Icon name="chevron-down" size={16} className="ml-1" />
          </summary>
          <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
            {open.map(({ key, to, words, isSample }) => (
              <li key={key} className="flex items-center justify-between gap-x-2">
                <Link className="inline-flex min-h-11 items-center py-1 underline lg:min-h-9" to={to}>
                  {words}
                </Link>
                {isSample ? <SampleTag /> : null}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  );
}
