import { useLoaderData } from "@remix-run/react";
import { calendarEntry } from "~/content/calendar/entry";
import { calendar } from "~/content/calendar/queries.server";
import { shortSpan } from "~/ui/dates";
import { deletePage } from "../records/delete-page.server";
import { DeleteRecord, deleteMeta } from "../records/delete-record";

const page = deletePage(calendarEntry, calendar);
export const loader = page.loader;
export const action = page.action;

export const meta = deleteMeta(calendarEntry);

export default function DeleteCalendarEntry() {
  const { record, token } = useLoaderData<typeof loader>();
  return (
    <DeleteRecord words={calendarEntry} record={record} token={token}>
      <p>{shortSpan(record.date, record.last_date)}</p>
    </DeleteRecord>
  );
}
