import { type FormState, SelectField, TextArea, TextField } from "~/ui/form/fields";
import { noticeCategories, priorities } from "./categories";

/** The inputs of a notice, to add one and to edit one. */
export function NoticeFields({ state }: { state: FormState }) {
  return (
    <>
      <TextField name="title" label="Title" optional maxLength={200} state={state} />
      <TextArea
        name="details"
        label="Details"
        hint="The newest notice also scrolls at the top of every page."
        required
        maxLength={10_000}
        state={state}
      />
      <div className="field-row">
        <TextField name="date" label="Date" type="date" required state={state} />
        <SelectField name="category" label="Category" options={noticeCategories} state={state} />
        <SelectField name="priority" label="Priority" options={priorities} state={state} />
      </div>
    </>
  );
}
