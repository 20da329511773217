import type { StaffKind } from "~/content/records/kind";
import type { Message } from "~/languages/messages";

const entryKinds = [
  { value: "event", label: "Event (blue)" },
  { value: "exam", label: "Exam (violet)" },
  { value: "holiday", label: "Holiday (red)" },
] as const;

/** What each sort of entry is called. */
export const entryLabels = { event: "Event", exam: "Exam", holiday: "Holiday" } as const satisfies Record<
  string,
  Message
>;

/** What the site knows of a calendar entry: where it is, its form and its texts (specification section 3). */
export const calendarEntry = {
  key: "calendar entry",
  folder: "calendar",
  table: "calendar_entries",
  names: { one: "calendar entry", title: "Calendar entry", titles: "Calendar" },
  columns: { name: "title", words: ["kind", "date"], searched: ["title"] },
  pages: { list: "/dashboard/calendar", add: "/dashboard/calendar/add", record: "/dashboard/calendar" },
  menu: { group: "Publish", label: "Calendar", icon: "calendar-event" },
  page: "/curriculum",
  filters: { category: "kind", date: "date" },
  shownAt: ({ date }) => `/curriculum?month=${date.slice(0, 7)}`,
  fields: {
    title: { label: "Title", called: "The title", max: 200, required: "Enter a title" },
    date: { label: "Date", type: "date", required: "Enter the date, such as 2026-04-01" },
    last_date: { label: "Last day", type: "date" },
    kind: { label: "Kind", options: entryKinds, required: "Choose event, exam or holiday" },
  },
  added: "Calendar saved",
  changed: "Calendar saved",
  failed: "The calendar could not be saved. Please try again.",
  consequence: "It will no longer be on the calendar or among the coming events.",
  afterAdding: "list",
} as const satisfies StaffKind<{ title: string; date: string }>;
