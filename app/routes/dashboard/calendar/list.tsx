import { msg, t } from "#say";
import { type EntryForStaff, listEntriesForStaff } from "~/content/calendar/entry.server";
import { shortSpan, todayAtSchool } from "~/dates/dates";
import { calendarEntry, entryLabels } from "~/kinds/calendar-entry";
import { listPage } from "../records/list-page.server";
import { listMeta, recordList } from "../records/record-list";

export const loader = listPage(calendarEntry, {
  list: (db, listing) => listEntriesForStaff(db, listing, todayAtSchool()),
});

export const meta = listMeta(calendarEntry);

export default recordList<EntryForStaff>(
  calendarEntry,
  { icon: "calendar-event", words: msg("No calendar entries yet") },
  (entry) => <time dateTime={entry.date}>{shortSpan(entry.date, entry.last_date)}</time>,
  {
    badgesOf: ({ kind }) => [
      <span key="kind" className="tag">
        {t(entryLabels[kind])}
      </span>,
    ],
    add: msg(/* To the calendar. */ "Add entry"),
    headingOf: ({ pinned }) =>
      pinned ? t(/* Heads the coming days. */ "Coming") : t(/* Heads the days that are over. */ "Past"),
  },
);
