import { type Message, msg } from "#message";
import type { StaffKind } from "~/kinds/kind";

const entryKinds = [
  { value: "event", label: msg("Event (blue)") },
  { value: "exam", label: msg("Exam (violet)") },
  { value: "holiday", label: msg("Holiday (red)") },
] as const;

/** Day as shown in the calendars: an entry, or the event of a notice. */
export interface CalendarDay {
  id: number;
  key: string;
  /** First and last day, `yyyy-MM-dd`. */
  date: string;
  last_date: string;
  title: string;
  kind: keyof typeof entryLabels;
  /** `HH:mm`; empty for the whole day. */
  time?: string;
  /** `HH:mm`; empty if unknown. */
  until?: string;
  /** Of an exam or event, such as `VI to X`; empty for all. */
  classes?: string;
  to?: string;
  edit: string;
}

export const entryLabels = {
  event: msg("Event"),
  exam: msg("Exam"),
  holiday: msg("Holiday"),
} as const satisfies Record<string, Message>;

export const calendarEntry = {
  key: "calendar entry",
  folder: "calendar",
  table: "calendar_entries",
  names: {
    one: msg("calendar entry"),
    count: msg("{count, plural, one {# calendar entry} other {# calendar entries}}"),
    counted: msg("{count, plural, one {a calendar entry} other {# calendar entries}}"),
    title: msg("Calendar entry"),
    titles: msg("Calendar"),
  },
  columns: { name: "title", words: ["date"], searched: ["title"] },
  pages: {
    list: "/dashboard/calendar",
    add: "/dashboard/calendar/add",
    many: "/dashboard/calendar/import",
    record: "/dashboard/calendar",
    afterAdding: "list",
  },
  own: ["list", "delete", "edit", "import"],
  menu: { group: "News", label: msg("Calendar"), icon: "calendar-event" },
  page: "/curriculum",
  filters: { category: "kind", date: "date" },
  shownAt: ({ date }) => `/curriculum?month=${date.slice(0, 7)}`,
  children: null,
  fields: {
    title: {
      label: msg("Title"),
      called: msg(
        /* At the beginning of a sentence: “The title may have at most 200 characters”. */ "The title",
      ),
      max: 200,
      required: msg("Enter a title"),
      translated: true,
    },
    date: { label: msg("Date"), type: "date", required: msg("Enter the date, such as 2026-04-01") },
    last_date: { label: msg("Last day"), type: "date" },
    kind: {
      label: msg(/* Event, exam or holiday. */ "Kind"),
      options: entryKinds,
      required: msg("Choose event, exam or holiday"),
    },
    classes: { label: msg("Classes"), max: 100, translated: "optional" },
    link: { label: msg("Page with the details"), max: 500, translated: false },
  },
  texts: {
    added: msg("Calendar saved"),
    changed: msg("Calendar saved"),
    failed: msg("The calendar could not be saved. Please try again."),
  },
  trash: { consequence: msg("It will no longer be on the calendar or among the coming events.") },
} as const satisfies StaffKind<{ title: string; date: string }>;
