import { t } from "#say";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { calendarEntry } from "./entry";

/** The inputs of a calendar entry, to add one and to edit one. */
export function CalendarEntryFields({ state }: { state: FormState }) {
  const input = inputsOf(calendarEntry.fields, state);
  return (
    <>
      {input("title")}
      <div className="field-row">
        {input("date")}
        {input("last_date", { hint: t("Only if it is more than one day.") })}
        {input("kind")}
      </div>
    </>
  );
}
