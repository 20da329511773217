import { t } from "#say";
import { calendar, parseCalendarEntry } from "~/content/calendar/entry.server";
import { todayAtSchool } from "~/dates/dates";
import { calendarEntry, entryLabels } from "~/kinds/calendar-entry";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { wordsBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";

const dayPattern = /^\d{4}-\d\d-\d\d$/;

const page = editPage(calendarEntry, calendar, parseCalendarEntry, wordsBody, {
  defaults: (asked) => ({
    date: dayPattern.test(asked.get("date") ?? "") ? String(asked.get("date")) : todayAtSchool(),
    kind: Object.hasOwn(entryLabels, asked.get("kind") ?? "") ? String(asked.get("kind")) : "event",
  }),
  typed: ({ title, date, last_date, kind, classes, link }) => ({
    title,
    date,
    last_date: last_date === date ? "" : last_date,
    kind,
    classes,
    link,
  }),
  another: ({ date, kind }) => ({ date, kind }),
});
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(calendarEntry);

export default editRecord(calendarEntry, CalendarEntryFields);

function CalendarEntryFields({ state }: { state: FormState }) {
  const input = inputsOf(calendarEntry.fields, state);
  return (
    <>
      {input("title")}
      <div className="field-row">
        {input("date")}
        {input("last_date", { hint: t("Only if it is more than one day.") })}
        {input("kind")}
      </div>
      <div className="field-row">
        {input("classes", { hint: t("Such as VI to X. Leave empty if it is for all.") })}
        {input("link", { hint: t("For example the notice with the date sheet: /notices/12") })}
      </div>
    </>
  );
}
