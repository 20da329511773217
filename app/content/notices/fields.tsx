import { type FormState, SpecField } from "~/ui/form/fields";
import { FormatButtons } from "~/ui/form/format-buttons";
import { MoreFields } from "~/ui/form/more-fields";
import { notice } from "./notice";

const eventFields = ["event_date", "event_time"] as const;

/** The inputs of a notice, to add one and to edit one. */
export function NoticeFields({ state }: { state: FormState }) {
  const { fields } = notice;
  return (
    <>
      <SpecField specs={fields} name="title" state={state} />
      <SpecField
        specs={fields}
        name="details"
        hint="The newest notice also scrolls at the top of every page. **Two stars** around words make them bold, a dash (-) starts a list; addresses and phone numbers become links."
        tools={<FormatButtons field="details" />}
        state={state}
      />
      <div className="field-row">
        <SpecField specs={fields} name="date" state={state} />
        <SpecField specs={fields} name="category" state={state} />
        <SpecField specs={fields} name="priority" state={state} />
      </div>
      <MoreFields
        title="If it is about a day to come"
        open={eventFields.some((name) => state.typed?.[name] || state.errors?.[name])}
        className="field-row px-4 pb-4"
      >
        <SpecField specs={fields} name="event_date" hint="For the calendar of a phone." state={state} />
        <SpecField specs={fields} name="event_time" hint="Leave empty for the whole day." state={state} />
      </MoreFields>
    </>
  );
}
