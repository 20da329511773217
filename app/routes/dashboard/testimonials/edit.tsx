import { TestimonialFields } from "~/content/testimonials/fields";
import { parseTestimonial } from "~/content/testimonials/form.server";
import { testimonials } from "~/content/testimonials/queries.server";
import { testimonial } from "~/content/testimonials/testimonial";
import { photoBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { EditRecord, editMeta } from "../records/edit-record";

const page = editPage({
  words: testimonial,
  records: testimonials,
  parse: parseTestimonial,
  read: photoBody,
});
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(testimonial);

export default function EditTestimonial() {
  return (
    <EditRecord words={testimonial}>
      {(state, adding) => <TestimonialFields state={state} adding={adding} />}
    </EditRecord>
  );
}
