import { withConsent } from "~/capabilities/consents/with-consent";
import { parseTestimonial, testimonials } from "~/content/testimonials/testimonial.server";
import { testimonial } from "~/kinds/testimonial";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";
import { photoBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";

const page = editPage(testimonial, testimonials, parseTestimonial, photoBody);
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(testimonial);

export default editRecord(testimonial, withConsent(testimonial.key, TestimonialFields));

function TestimonialFields({ state, adding }: { state: FormState; adding: boolean }) {
  const input = inputsOf(testimonial.fields, state);
  return (
    <>
      <PhotoField state={state} adding={adding} />
      {input("name")}
      {input("details", { rows: 4 })}
    </>
  );
}
