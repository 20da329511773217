import { type FormState, SpecField } from "~/ui/form/fields";
import { calendarEntry } from "./entry";

/** The inputs of a calendar entry, to add one and to edit one. */
export function CalendarEntryFields({ state }: { state: FormState }) {
  const { fields } = calendarEntry;
  return (
    <>
      <SpecField specs={fields} name="title" state={state} />
      <div className="field-row">
        <SpecField specs={fields} name="date" state={state} />
        <SpecField specs={fields} name="last_date" hint="For what lasts several days." state={state} />
        <SpecField specs={fields} name="kind" state={state} />
      </div>
    </>
  );
}
