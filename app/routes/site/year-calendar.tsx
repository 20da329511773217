import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { NextEntries } from "~/content/calendar/next-entries";
import { listEntriesBetween, listNextOfEachKind } from "~/content/calendar/queries.server";
import { daysOf, monthsOf, schoolYearLabel, schoolYearOf } from "~/content/calendar/school-year";
import { YearMonths } from "~/content/calendar/year-months";
import { DocumentLinks } from "~/content/disclosures/document-links";
import { listDocumentsOf } from "~/content/disclosures/queries.server";
import { FollowCalendar } from "~/content/feeds/follow-calendar";
import { type PageQuery, readQuery } from "~/forms/page-query";
import { notShared } from "~/http/headers";
import { servicesOf } from "~/services/services.server";
import { AskSchool } from "~/ui/ask-school";
import { todayAtSchool } from "~/ui/dates";
import type { FrameData } from "~/ui/frame/frame-data";
import { Icon } from "~/ui/icon";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";

const query = { year: (value) => /^(19|20)\d\d$/.test(value) } satisfies PageQuery;
export const handle = { query };

/** The document of the mandatory public disclosure that tells the same, as the specification spells it (section 3). */
const yearDocuments = ["annual calender", "annual calendar"];

/** School years before and after this one that visitors look at; further ones are asked for by machines. */
const near = 2;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const today = todayAtSchool();
  const present = schoolYearOf(today);
  const year = Number(readQuery(request, query).year ?? present);
  const { first, last } = daysOf(year);
  const [next, entries, documents] = await Promise.all([
    year === present ? listNextOfEachKind(db, today) : [],
    listEntriesBetween(db, first, last),
    listDocumentsOf(db, "/year-calendar", yearDocuments),
  ]);
  const page = { year, next, isEmpty: entries.length === 0, months: monthsOf(year, entries), documents };
  return data(page, Math.abs(year - present) <= near ? {} : { headers: notShared });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const title = "Calendar of the year";

export const meta: MetaFunction<typeof loader> = ({ matches, data: loaded }) =>
  pageMeta(matches, loaded ? `${title} ${schoolYearLabel(loaded.year)}` : title);

const yearPath = (year: number) => `/year-calendar?year=${year}`;

/** Holidays, exams and events of a school year on one page. */
export default function YearCalendar() {
  const { year, next, isEmpty, months, documents } = useLoaderData<typeof loader>();
  const site = useRouteLoaderData<FrameData>("root")?.site ?? "";
  return (
    <>
      <PageHeader title={title} />
      <div className="shell section grid gap-6 *:min-w-0 print:gap-3 print:py-2">
        <nav className="flex flex-wrap items-center justify-between gap-2" aria-label="Year">
          <a className="button button-quiet max-md:px-2.5" href={yearPath(year - 1)} rel="prev">
            <Icon name="chevron-left" size={18} />
            Prev<span className="sr-only"> year</span>
          </a>
          <h2 className="text-center text-2xl max-md:text-xl">{schoolYearLabel(year)}</h2>
          <a className="button button-quiet max-md:px-2.5" href={yearPath(year + 1)} rel="next">
            Next<span className="sr-only"> year</span>
            <Icon name="chevron-right" size={18} />
          </a>
        </nav>
        <NextEntries entries={next} />
        {isEmpty ? (
          <AskSchool missing="Nothing of this year is on the calendar yet." />
        ) : (
          <YearMonths months={months} />
        )}
        <DocumentLinks documents={documents} />
        <FollowCalendar site={site} />
        <p className="print:hidden">
          <a className="more-link" href="/curriculum">
            See the calendar month by month
            <Icon name="arrow-right" size={18} />
          </a>
        </p>
      </div>
    </>
  );
}
