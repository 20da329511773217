import { type FormState, SpecField } from "~/ui/form/fields";
import { FormatButtons } from "~/ui/form/format-buttons";
import { notice } from "./notice";

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
    </>
  );
}
