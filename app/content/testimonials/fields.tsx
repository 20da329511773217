import { type FormState, SpecField } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";
import { testimonial } from "./testimonial";

/** The inputs of a testimonial, to add one and to edit one. */
export function TestimonialFields({ state, adding }: { state: FormState; adding: boolean }) {
  const { fields } = testimonial;
  return (
    <>
      <PhotoField state={state} adding={adding} />
      <SpecField specs={fields} name="name" state={state} />
      <SpecField specs={fields} name="details" rows={4} state={state} />
    </>
  );
}
