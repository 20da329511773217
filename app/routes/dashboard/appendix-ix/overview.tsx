import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { linePath, sectionPath } from "~/content/appendix-ix/lines";
import { countDone, isDone, readAppendix } from "~/content/appendix-ix/read.server";
import { requireStaff } from "~/http/require-staff.server";
import { servicesOf } from "~/services/services.server";
import { Icon } from "~/ui/icon";
import { titled } from "~/ui/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context, "editor");
  const appendix = await readAppendix(servicesOf(context).db);
  return {
    ...countDone(appendix),
    sections: appendix.map((section) => ({
      key: section.key,
      title: section.title,
      path: sectionPath(section.key),
      ...countDone([section]),
      open: section.lines
        .filter((line) => !line.extra && !isDone(line))
        .map((line) => ({ key: line.key, to: linePath(line.key), words: openWords(line) })),
    })),
  };
}

type Open = Pick<
  Awaited<ReturnType<typeof readAppendix>>[number]["lines"][number],
  "label" | "state" | "isSample" | "missingYears"
>;

function openWords({ label, state, isSample, missingYears }: Open): string {
  if (isSample) return `${label}: still a sample`;
  return state === "part" ? `${label}: ${missingYears.join(", ")} missing` : label;
}

export const meta = titled("Appendix IX");

/** What CBSE's Appendix IX asks of the school, section by section, and what is still open. */
export default function AppendixOverview() {
  const { done, all, sections } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Appendix IX</h1>
      <p className="lead">
        CBSE's list for the page{" "}
        <a href="/mandatory-public-disclosure#appendix-ix">Mandatory Public Disclosure</a>.{" "}
        <strong>{`${done} of ${all} lines are done.`}</strong>
      </p>
      <ul className="grid gap-4">
        {sections.map((section) => (
          <li key={section.key} id={section.key} className="panel m-0 scroll-mt-28 target:bg-marigold-mist">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <h2 className="m-0 text-xl">{`${section.key.toUpperCase()}: ${section.title}`}</h2>
              <Link className="button button-quiet" to={section.path}>
                {section.done === section.all ? "Edit" : "Fill in"}
                <span className="sr-only">{` section ${section.key.toUpperCase()}`}</span>
              </Link>
            </div>
            <p className="hint">
              {section.done === section.all ? (
                <>
                  <Icon name="circle-check" size={18} className="inline" />{" "}
                  {`All ${section.all} lines are done.`}
                </>
              ) : (
                `${section.done} of ${section.all} lines are done. Still open:`
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
