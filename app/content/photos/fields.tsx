import { type FormState, TextArea, TextField } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";

/** The inputs of a photo, to add one and to edit one. */
export function PhotoFields({ state, adding }: { state: FormState; adding: boolean }) {
  return (
    <>
      <PhotoField state={state} adding={adding} />
      <TextField name="title" label="Title" optional maxLength={200} state={state} />
      <TextArea name="description" label="Description" optional rows={4} maxLength={2000} state={state} />
      <TextField
        name="alt"
        label="What the photo shows"
        hint="For people who cannot see it, and on slow lines. For example: Pupils plant saplings along a road."
        optional
        maxLength={300}
        state={state}
      />
    </>
  );
}
