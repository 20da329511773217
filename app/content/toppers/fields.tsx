import { type FormState, TextField } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";

/** The inputs of a result, to add one and to edit one. */
export function TopperFields({ state, adding }: { state: FormState; adding: boolean }) {
  return (
    <>
      <PhotoField state={state} adding={adding} />
      <TextField name="name" label="Name" required maxLength={200} state={state} />
      <TextField name="marks" label="Marks" hint="For example 97.4%" optional maxLength={50} state={state} />
      <TextField
        name="std"
        label="Class"
        hint="For example Class XII, Science"
        optional
        maxLength={100}
        state={state}
      />
    </>
  );
}
