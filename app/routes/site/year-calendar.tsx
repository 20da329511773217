import { data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { type Message, msg, rich, t } from "#say";
import { listDaysBetween, listNextOfEachKind } from "~/agenda/agenda.server";
import { SchoolToday } from "~/agenda/school-today";
import { findSchoolToday } from "~/agenda/school-today.server";
import { calendarPaths } from "~/channels/feeds/calendar.server";
import { FollowCalendar } from "~/channels/feeds/follow-calendar";
import { DayTitle } from "~/content/calendar/day-title";
import { entryClasses } from "~/content/calendar/month-table";
import { createMonths, getDays, getSchoolYear, schoolYearLabel } from "~/content/calendar/school-year";
import { YearMonths } from "~/content/calendar/year-months";
import { listPageDocuments } from "~/content/disclosures/disclosure.server";
import { DocumentLinks } from "~/content/disclosures/document-links";
import { todayAtSchool } from "~/dates/dates";
import { indianSpan } from "~/dates/indian-dates";
import { notShared } from "~/http/headers";
import type { CalendarDay } from "~/kinds/calendar-entry";
import { type PageQuery, readQuery } from "~/lists/page-query";
import { TermFileLink } from "~/offline/school-file/term-file-link";
import { servicesOf } from "~/services/services.server";
import { AskSchool } from "~/ui/contact/ask-school";
import { ButtonLink } from "~/ui/form/button";
import type { FrameData } from "~/ui/frame/frame-data";
import { InPlace } from "~/ui/lists/in-place";
import { PageHeader } from "~/ui/page/page-header";
import { titled } from "~/ui/page/page-meta";
import { srOnly } from "~/ui/text/screen-reader-text";

const nextLabels = {
  event: msg("Next event"),
  exam: msg("Next exam"),
  holiday: msg("Next holiday"),
} as const satisfies Record<string, Message>;

function NextEntries({ entries }: { entries: readonly CalendarDay[] }) {
  if (entries.length === 0) return null;
  return (
    <dl className="grid gap-x-6 gap-y-1 rounded-card bg-green-mist px-4 py-3 md:grid-cols-3 print:hidden">
      {entries.map((entry) => (
        <div key={entry.key}>
          <dt className="hint">{t(nextLabels[entry.kind])}</dt>
          <dd>
            <span className={`entry mt-0! ${entryClasses[entry.kind]}`}>
              <DayTitle day={entry} />
            </span>{" "}
            <time dateTime={entry.date}>{indianSpan(entry.date, entry.last_date)}</time>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const query = { year: (value) => /^(19|20)\d\d$/.test(value) } satisfies PageQuery;
export const handle = { query, layout: "wide" };

/** Names of the disclosure document with the calendar, spelled as in specification section 3. */
const yearDocuments = ["annual calender", "annual calendar"];

/** School years cached on each side of this one; usually only bots ask for others. */
const near = 2;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const today = todayAtSchool();
  const present = getSchoolYear(today);
  const year = Number(readQuery(request, query).year ?? present);
  const { first, last } = getDays(year);
  const [next, schoolToday, entries, documents] = await Promise.all([
    year === present ? listNextOfEachKind(db, today) : [],
    year === present ? findSchoolToday(db, today) : null,
    listDaysBetween(db, first, last),
    listPageDocuments(db, "/year-calendar", yearDocuments),
  ]);
  const page = {
    year,
    current: today.slice(0, 7),
    next,
    schoolToday,
    isEmpty: entries.length === 0,
    months: createMonths(year, entries),
    documents,
    files: calendarPaths(),
  };
  return data(page, Math.abs(year - present) <= near ? {} : { headers: notShared });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = titled<typeof loader>((loaded) =>
  loaded
    ? t(/* A school year, such as 2026–27. */ "Calendar of the year {year}", {
        year: schoolYearLabel(loaded.year),
      })
    : t("Calendar of the year"),
);

const yearPath = (year: number) => `/year-calendar?year=${year}`;

export default function YearCalendar() {
  const { year, current, next, schoolToday, isEmpty, months, documents, files } =
    useLoaderData<typeof loader>();
  const site = useRouteLoaderData<FrameData>("root")?.site ?? "";
  return (
    <>
      <PageHeader title={t("Calendar of the year")} isEmpty={isEmpty} />
      <div className="shell section grid gap-6 *:min-w-0 print:gap-3 print:py-2">
        <SchoolToday answer={schoolToday} short="always" className="print:hidden" />
        <InPlace id="year" className="grid gap-6 *:min-w-0 print:gap-3" count={schoolYearLabel(year)}>
          <nav className="flex flex-wrap items-center justify-between gap-2" aria-label={t("Year")}>
            <ButtonLink id="previous" className="back max-md:px-2.5" href={yearPath(year - 1)} rel="prev">
              {rich(/* Text in the tags is for screen readers only. */ "Prev<heard> year</heard>", srOnly)}
            </ButtonLink>
            <h2 className="text-center">{schoolYearLabel(year)}</h2>
            <ButtonLink id="next" className="onward max-md:px-2.5" href={yearPath(year + 1)} rel="next">
              {rich(/* Text in the tags is for screen readers only. */ "Next<heard> year</heard>", srOnly)}
            </ButtonLink>
          </nav>
          <NextEntries entries={next} />
          {isEmpty ? (
            <AskSchool missing={t("Nothing of this year is on the calendar yet.")} />
          ) : (
            <YearMonths months={months} current={current} />
          )}
        </InPlace>
        <DocumentLinks documents={documents} />
        {isEmpty ? null : (
          <>
            <TermFileLink />
            <FollowCalendar site={site} paths={files} />
          </>
        )}
        <p className="print:hidden">
          <a className="more-link after:sign-arrow" href="/curriculum">
            {t("See the calendar month by month")}
          </a>
        </p>
      </div>
    </>
  );
}
