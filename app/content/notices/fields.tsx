import { t } from "#say";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { FormatButtons } from "~/ui/form/format-buttons";
import { MoreFields } from "~/ui/form/more-fields";
import { notice } from "./notice";

const eventFields = ["event_date", "event_time"] as const;

/** The inputs of a notice, to add one and to edit one. */
export function NoticeFields({ state }: { state: FormState }) {
  const input = inputsOf(notice.fields, state);
  return (
    <>
      {input("title")}
      {input("details", {
        hint: t(
          "The newest notice also scrolls at the top of every page. **Two stars** around words make them bold, a dash (-) starts a list; addresses and phone numbers become links.",
        ),
        tools: <FormatButtons field="details" />,
      })}
      <div className="field-row">
        {input("date")}
        {input("category")}
        {input("priority")}
      </div>
      <MoreFields
        title={t("Event date and time (optional)")}
        open={eventFields.some((name) => state.typed?.[name] || state.errors?.[name])}
        className="field-row px-4 pb-4"
      >
        {input("event_date", { hint: t("For the calendar of a phone.") })}
        {input("event_time", { hint: t("Leave empty for the whole day.") })}
      </MoreFields>
    </>
  );
}
