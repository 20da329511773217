import { type FormState, TextArea, TextField } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";

/** The inputs of a faculty member, to add one and to edit one. */
export function FacultyMemberFields({ state, adding }: { state: FormState; adding: boolean }) {
  return (
    <>
      <PhotoField state={state} adding={adding} />
      <TextField name="name" label="Name" required maxLength={200} state={state} />
      <TextField
        name="title"
        label="Role"
        hint="For example Mathematics"
        optional
        maxLength={200}
        state={state}
      />
      <TextArea name="details" label="Details" optional rows={4} maxLength={2000} state={state} />
    </>
  );
}
