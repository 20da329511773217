import { t } from "#say";
import { calendarEntry } from "~/content/calendar/entry";
import { calendarImport } from "~/content/calendar/entry-import.server";
import { type FormState, inputsOf } from "~/ui/form/fields";
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
  Inputs: KindOfAll,
});

function KindOfAll({ state }: { state: FormState }) {
  const typed = { kind: "holiday", ...state.typed };
  return inputsOf(calendarEntry.fields, { ...state, typed })("kind", {
    hint: t("Of rows that do not say it."),
  });
}
