import { type CalendarEntry, calendar } from "~/content/calendar/entry.server";
import { shortSpan } from "~/dates/dates";
import { calendarEntry } from "~/kinds/calendar-entry";
import { deletePage } from "../records/delete-page.server";
import { deleteMeta, deleteRecord } from "../records/delete-record";

const page = deletePage(calendarEntry, calendar);
export const loader = page.loader;
export const action = page.action;

export const meta = deleteMeta;

export default deleteRecord<CalendarEntry>((record) => <p>{shortSpan(record.date, record.last_date)}</p>);
