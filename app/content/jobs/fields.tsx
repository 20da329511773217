import { type FormState, TextArea, TextField } from "~/ui/form/fields";

/** The inputs of a job post, to add one and to edit one. */
export function JobFields({ state }: { state: FormState }) {
  return (
    <>
      <TextField name="title" label="Title" optional maxLength={200} state={state} />
      <TextArea name="details" label="Details" rows={10} required maxLength={10_000} state={state} />
    </>
  );
}
