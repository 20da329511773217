import { type FormState, TextArea, TextField } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";

/** The inputs of a testimonial, to add one and to edit one. */
export function TestimonialFields({ state, adding }: { state: FormState; adding: boolean }) {
  return (
    <>
      <PhotoField state={state} adding={adding} />
      <TextField name="name" label="Name" required maxLength={200} state={state} />
      <TextArea name="details" label="What they say" required rows={4} maxLength={3000} state={state} />
    </>
  );
}
