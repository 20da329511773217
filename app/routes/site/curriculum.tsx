import { data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { rich, t } from "#say";
import { listDaysBetween } from "~/agenda/agenda.server";
import { SchoolToday } from "~/agenda/school-today";
import { findSchoolToday } from "~/agenda/school-today.server";
import { ListInEnglish } from "~/capabilities/translations/only-in-english";
import { calendarPaths } from "~/channels/feeds/calendar.server";
import { FollowCalendar } from "~/channels/feeds/follow-calendar";
import { createMonth, isMonth, isNearMonth, isOn } from "~/content/calendar/month";
import { EntryKey, MonthList, MonthTable } from "~/content/calendar/month-table";
import { getSchoolYear } from "~/content/calendar/school-year";
import { todayAtSchool } from "~/dates/dates";
import { notShared } from "~/http/headers";
import { type CalendarDay, calendarEntry as entryWords } from "~/kinds/calendar-entry";
import { type PageQuery, readQuery } from "~/lists/page-query";
import type { loader as rootLoader } from "~/root";
import { servicesOf } from "~/services/services.server";
import { ButtonLink } from "~/ui/form/button";
import type { FrameData } from "~/ui/frame/frame-data";
import { InPlace } from "~/ui/lists/in-place";
import { JsonLd, organizationData, placeData } from "~/ui/page/json-ld";
import { PageHeader } from "~/ui/page/page-header";
import { titled } from "~/ui/page/page-meta";
import { srOnly } from "~/ui/text/screen-reader-text";

const query = { month: isMonth } satisfies PageQuery;
export const handle = { query, layout: "wide" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const today = todayAtSchool();
  const asked = readQuery(request, query).month ?? today.slice(0, 7);
  const month = createMonth(asked);
  const { db } = servicesOf(context);
  const [entries, schoolToday] = await Promise.all([
    listDaysBetween(db, month.first, month.last),
    findSchoolToday(db, today),
  ]);
  return data(
    { month, year: getSchoolYear(`${asked}-01`), entries, today, schoolToday, files: calendarPaths() },
    isNearMonth(asked, today) ? {} : { headers: notShared },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = titled<typeof loader>((loaded) =>
  loaded
    ? t("Curriculum: {month}", { month: loaded.month.label })
    : t(/* its page is the school's calendar */ "Curriculum"),
);

export default function Curriculum() {
  const { month, year, entries, today, schoolToday, files } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const planned = month.weeks.some((week) =>
    week.some((day) => day.inMonth && entries.some((entry) => isOn(entry, day.date))),
  );
  return (
    <>
      <PageHeader title={t("Curriculum")} />
      <div className="shell section">
        <SchoolToday answer={schoolToday} className="mb-4 print:hidden" />
        <InPlace id="month" count={`${month.label}: ${t(entryWords.names.count, { count: entries.length })}`}>
          <nav
            className="mb-4 flex items-center justify-between gap-1 max-2xs:flex-wrap"
            aria-label={t("Month")}
          >
            <ButtonLink
              id="previous"
              className="back max-md:px-2.5"
              href={`/curriculum?month=${month.previous}`}
              rel="prev"
            >
              {rich(/* Text in the tags is for screen readers only. */ "Prev<heard> month</heard>", srOnly)}
            </ButtonLink>
            <h2 className="min-w-0 text-center">{month.label}</h2>
            <ButtonLink
              id="next"
              className="onward max-md:px-2.5"
              href={`/curriculum?month=${month.next}`}
              rel="next"
            >
              {rich(/* Text in the tags is for screen readers only. */ "Next<heard> month</heard>", srOnly)}
            </ButtonLink>
          </nav>
          <ListInEnglish texts={entries.map(({ title }) => title)} />
          <MonthTable month={month} entries={entries} today={today} />
          <MonthList month={month} entries={entries} today={today} />
          {planned ? null : <p className="mt-4 text-ink-soft">{t("Nothing is planned for this month.")}</p>}
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6">
            <EntryKey />
            <a className="more-link after:sign-arrow print:hidden" href={`/year-calendar?year=${year}`}>
              {t("See the whole year")}
            </a>
          </div>
        </InPlace>
        {root ? <FollowCalendar site={root.site} paths={files} /> : null}
      </div>
      {root
        ? entries.filter(isEvent).map((entry) => <JsonLd key={entry.key} data={eventData(entry, root)} />)
        : null}
    </>
  );
}

const isEvent = (entry: CalendarDay) => entry.kind === "event";

const eventData = (entry: CalendarDay, facts: Pick<FrameData, "school" | "site">) => ({
  "@type": "Event",
  name: entry.title,
  startDate: entry.date,
  endDate: entry.last_date,
  location: placeData(facts),
  organizer: organizationData(facts),
});
