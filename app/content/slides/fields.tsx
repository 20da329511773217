import { type FormState, TextArea, TextField } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";

/** The inputs of a slide, to add one and to edit one. */
export function SlideFields({ state, adding }: { state: FormState; adding: boolean }) {
  return (
    <>
      <PhotoField state={state} adding={adding} />
      <TextField name="title" label="Title" required maxLength={120} state={state} />
      <TextField name="subtitle" label="Line above the title" optional maxLength={120} state={state} />
      <TextArea name="description" label="Description" optional rows={4} maxLength={300} state={state} />
      <TextField
        name="position"
        label="Place in the order"
        hint="1 comes first."
        required
        inputMode="numeric"
        maxLength={4}
        state={state}
      />
    </>
  );
}
