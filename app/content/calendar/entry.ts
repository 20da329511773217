import type { RecordWords } from "~/content/records/words";
import type { FieldSpecs } from "~/forms/field-specs";

const entryKinds = [
  { value: "event", label: "Event (blue)" },
  { value: "holiday", label: "Holiday (red)" },
] as const;

/** What a calendar entry is called, and what its form takes (specification section 3). */
export const calendarEntry = {
  key: "calendar entry",
  fields: {
    title: { label: "Title", called: "The title", max: 200, required: "Enter a title" },
    date: { label: "Date", type: "date", required: "Enter the date, such as 2026-04-01" },
    last_date: { label: "Last day", type: "date" },
    kind: { label: "Kind", options: entryKinds, required: "Choose event or holiday" },
  } as const satisfies FieldSpecs,
  nameOf: ({ title }) => title,
  addTitle: "Add calendar entry",
  editTitle: "Update calendar entry",
  added: "Calendar saved",
  changed: "Calendar saved",
  deleted: "Calendar entry deleted",
  failed: "The calendar could not be saved. Please try again.",
  consequence: "It will no longer be on the calendar or among the coming events.",
  afterAdding: "list",
} satisfies RecordWords<{ title: string }>;
