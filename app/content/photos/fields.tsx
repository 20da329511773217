import { type FormState, TextArea, TextField } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";

/** The inputs of one photo, to edit it. */
export function PhotoFields({ state }: { state: FormState }) {
  return (
    <>
      <PhotoField state={state} adding={false} />
      <PhotoWords state={state} />
    </>
  );
}

/** The words of a photo, or of all that are added together. */
export function PhotoWords({ state }: { state: FormState }) {
  return (
    <>
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
