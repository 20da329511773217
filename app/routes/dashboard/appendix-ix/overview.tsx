import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { msg } from "#message";
import { rich, t } from "#say";
import { linePath, sectionPath } from "~/content/disclosures/appendix-ix/lines";
import { countDone, isDone, readAppendix } from "~/content/disclosures/appendix-ix/read.server";
import { openWords } from "~/content/disclosures/report/findings.server";
import { readReport } from "~/content/disclosures/report/report.server";
import { requireStaff } from "~/http/require-staff.server";
import { servicesOf } from "~/services/services.server";
import { Icon } from "~/ui/icons/icon";
import { titled } from "~/ui/page/page-meta";
import { DisclosureScore } from "./score";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context, "editor");
  const { db } = servicesOf(context);
  const [appendix, { done, all, clauses }] = await Promise.all([readAppendix(db), readReport(db)]);
  return {
    done,
    all,
    clauses,
    sections: appendix.map((section) => ({
      key: section.key,
      title: t(section.title),
      path: sectionPath(section.key),
      ...countDone([section]),
      open: section.lines
        .filter((line) => !line.extra && !isDone(line))
        .map((line) => ({ key: line.key, to: linePath(line.key), words: describeLine(line) })),
    })),
  };
}

type Line = Parameters<typeof openWords>[0];

/** Omits the status of missing lines, which the list implies. */
const describeLine = (line: Line) =>
  line.state === "missing" && !line.isSample ? t(line.label) : `${t(line.label)}: ${openWords(line)}`;

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
      <ul className="grid gap-4">
        {sections.map((section) => (
          <li key={section.key} id={section.key} className="panel my-0 scroll-mt-28 target:bg-marigold-mist">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <h2 className="m-0 text-lg">{`${section.key.toUpperCase()}: ${section.title}`}</h2>
              <Link className="button button-quiet" to={section.path}>
                {section.done === section.all ? t("Edit") : t("Fill in")}
                <span className="sr-only">{` ${t(/* Behind: Fill in. */ "section {letter}", { letter: section.key.toUpperCase() })}`}</span>
              </Link>
            </div>
            <p className="hint">
              {section.done === section.all ? (
                <>
                  <Icon name="circle-check" size={18} className="inline" />{" "}
                  {t("All {all} lines are done.", { all: section.all })}
                </>
              ) : (
                t("{done} of {all} lines are done. Still open:", { done: section.done, all: section.all })
              )}
            </p>
            <ul className="grid gap-x-6 sm:grid-cols-2">
              {section.open.map(({ key, to, words }) => (
                <li key={key}>
                  <Link className="inline-flex min-h-11 items-center py-1 underline lg:min-h-9" to={to}>
                    {words}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
