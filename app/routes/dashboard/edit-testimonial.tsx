import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { logActivity } from "~/content/activity/queries.server";
import { TestimonialFields } from "~/content/testimonials/fields";
import { parseTestimonial } from "~/content/testimonials/form.server";
import { createTestimonial, findTestimonial, updateTestimonial } from "~/content/testimonials/queries.server";
import { PresentPhoto } from "~/files/present-photo";
import { redirectWithMessage } from "~/http/flash.server";
import { idOf } from "~/http/params.server";
import { readPhotoForm, refusedPhotoForm, savePhotoForm, unsavedPhotoForm } from "~/http/photo-form.server";
import { notFound } from "~/http/refusal";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { openForm } from "~/http/staff-form.server";
import { PostForm } from "~/ui/form/post-form";
import { Restored } from "~/ui/form/restored";
import { pageMeta } from "~/ui/page-meta";

const failure = "Error uploading file";

/** Adds a testimonial at `addparent-testimonial`, and edits one at `testimonial/:id/update`. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context);
  if (params.id === undefined) return { ...(await openForm(request, context, staff, {})), adding: true };
  const found = await findTestimonial(servicesOf(context).db, idOf(params));
  if (!found) throw notFound();
  const { name, details } = found;
  const form = await openForm(request, context, staff, { name, details });
  return { ...form, adding: false, picture: found.picture };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context);
  const id = params.id === undefined ? undefined : idOf(params);
  const form = await readPhotoForm(request, context);
  const parsed = parseTestimonial(form.fields);
  const refused = await refusedPhotoForm(context, form, parsed, id === undefined);
  if (refused || !parsed.ok) return refused;
  const { values } = parsed;
  try {
    const answer = await savePhotoForm(context, form, async (trx, pictureId) => {
      if (id !== undefined) {
        if (!(await updateTestimonial(trx, id, values, pictureId))) throw notFound();
        await logActivity(trx, staff.username, "changed a testimonial", values.name);
        return { location: "/dashboard/testimonials", message: "Testimonial updated successfully" };
      }
      if (pictureId === undefined) throw new Error("A new testimonial has a photo.");
      await createTestimonial(trx, values, pictureId);
      await logActivity(trx, staff.username, "added a testimonial", values.name);
      return { location: "/dashboard", message: "Testimonial added successfully" };
    });
    return redirectWithMessage(request, context, answer);
  } catch (error) {
    return unsavedPhotoForm(context, error, form, failure);
  }
}

const titleOf = (adding: boolean) => (adding ? "Add Parents testimonial" : "Update testimonial");

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta: MetaFunction = ({ matches, params }) =>
  pageMeta(matches, titleOf(params.id === undefined));

export default function EditTestimonial() {
  const form = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return (
    <>
      <h1>{titleOf(form.adding)}</h1>
      <Restored when={form.restored && !problem} />
      <PresentPhoto picture={"picture" in form ? form.picture : undefined} />
      <PostForm
        upload
        token={form.token}
        errors={problem?.errors}
        problem={failure}
        submit="Save"
        sending="Uploading…"
        aside={<Link to="/dashboard/testimonials">Cancel</Link>}
      >
        <TestimonialFields state={problem ?? form} adding={form.adding} />
      </PostForm>
    </>
  );
}
