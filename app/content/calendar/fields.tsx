import { type FormState, SelectField, TextField } from "~/ui/form/fields";

const kinds = [
  { value: "event", label: "Event (blue)" },
  { value: "holiday", label: "Holiday (red)" },
] as const;

/** The inputs of a calendar entry, to add one and to edit one. */
export function CalendarEntryFields({ state }: { state: FormState }) {
  return (
    <>
      <TextField name="title" label="Title" required maxLength={200} state={state} />
      <div className="field-row">
        <TextField name="date" label="Date" type="date" required state={state} />
        <TextField
          name="last_date"
          label="Last day"
          type="date"
          optional
          hint="For what lasts several days."
          state={state}
        />
        <SelectField name="kind" label="Kind" options={kinds} state={state} />
      </div>
    </>
  );
}
