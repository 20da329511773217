import { t } from "#say";
import { calendarImport } from "~/content/calendar/entry-import.server";
import { guessListedYear, listYears } from "~/content/calendar/listed-year";
import { calendarEntry } from "~/kinds/calendar-entry";
import { type FormState, inputsOf, SelectField } from "~/ui/form/fields";
import { importPage } from "../imports/import-page.server";
import { importMeta, importRecords } from "../imports/import-records";

const page = importPage(calendarImport);
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = importMeta(calendarEntry);

export default importRecords(calendarEntry, {
  hint: () =>
    t("Columns: date, last day, title, kind. Dates such as 26/01/2027, 26-Jan-27 or 26 January 2027."),
  Inputs: KindAndYear,
});

function KindAndYear({ state }: { state: FormState }) {
  const typed = { kind: "holiday", year: guessListedYear(), ...state.typed };
  return (
    <div className="field-row">
      {inputsOf(calendarEntry.fields, { ...state, typed })("kind", {
        hint: t("For rows that do not say it."),
      })}
      <SelectField
        name="year"
        label={t("Year")}
        hint={t("For dates without a year, such as 26-Jan.")}
        options={[
          { value: "", label: t("As written in the list") },
          ...listYears().map((year) => ({ value: year, label: year })),
        ]}
        state={{ ...state, typed }}
      />
    </div>
  );
}
