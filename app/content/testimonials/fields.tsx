import { type FormState, inputsOf } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";
import { testimonial } from "./testimonial";

/** The inputs of a testimonial, to add one and to edit one. */
export function TestimonialFields({ state, adding }: { state: FormState; adding: boolean }) {
  const input = inputsOf(testimonial.fields, state);
  return (
    <>
      <PhotoField state={state} adding={adding} />
      {input("name")}
      {input("details", { rows: 4 })}
    </>
  );
}
