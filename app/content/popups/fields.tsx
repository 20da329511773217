import { type FormState, TextArea, TextField } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";

/** The inputs of a pop-up, to add one and to edit one. */
export function PopupFields({ state, adding }: { state: FormState; adding: boolean }) {
  return (
    <>
      <PhotoField state={state} adding={adding} />
      <TextField
        name="title"
        label="Title"
        hint="The newest pop-up opens on the home page, once per visit."
        optional
        maxLength={200}
        state={state}
      />
      <TextArea name="description" label="Description" optional rows={4} maxLength={2000} state={state} />
    </>
  );
}
