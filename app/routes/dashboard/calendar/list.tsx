import { msg } from "#message";
import { t } from "#say";
import { calendarEntry, entryLabels } from "~/content/calendar/entry";
import { type CalendarEntry, listEntriesForStaff } from "~/content/calendar/entry.server";
import { shortSpan } from "~/dates/dates";
import { MetaLine } from "~/ui/lists/meta-line";
import { listPage } from "../records/list-page.server";
import { listMeta, recordList } from "../records/record-list";

/** Latest first; the cursor's time is the date. */
export const loader = listPage(calendarEntry, {
  list: async (db, listing) =>
    (await listEntriesForStaff(db, listing)).map((entry) => ({ ...entry, created_at: entry.date })),
});

export const meta = listMeta(calendarEntry);

export default recordList<CalendarEntry>(
  calendarEntry,
  { icon: "calendar-event", words: msg("No calendar entries yet") },
  (entry) => (
    <MetaLine tight>
      <span className="tag">{t(entryLabels[entry.kind])}</span>
      <time dateTime={entry.date}>{shortSpan(entry.date, entry.last_date)}</time>
    </MetaLine>
  ),
  { add: msg(/* To the calendar. */ "Add entry") },
);
