import { useLoaderData } from "@remix-run/react";
import { calendarEntry } from "~/content/calendar/entry";
import { listEntriesForStaff } from "~/content/calendar/queries.server";
import { shortSpan } from "~/ui/dates";
import { listPage } from "../records/list-page.server";
import { listMeta, RecordList } from "../records/record-list";

/** The latest date first: here the cursor's time is the date. */
export const loader = listPage({
  list: async (db, listing) =>
    (await listEntriesForStaff(db, listing)).map((entry) => ({ ...entry, created_at: entry.date })),
});

export const meta = listMeta(calendarEntry);

export default function Calendar() {
  const page = useLoaderData<typeof loader>();
  return (
    <RecordList
      words={calendarEntry}
      page={page}
      empty={{ icon: "calendar-event", words: "No calendar entries yet" }}
      add="Add entry"
    >
      {(entry) => (
        <p className="notice-meta">
          <span className="tag">{entry.kind === "holiday" ? "Holiday" : "Event"}</span>
          <time dateTime={entry.date}>{shortSpan(entry.date, entry.last_date)}</time>
        </p>
      )}
    </RecordList>
  );
}
