import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { logActivity } from "~/content/activity/queries.server";
import { SlideFields } from "~/content/slides/fields";
import { parseSlide } from "~/content/slides/form.server";
import { createSlide, findSlide, updateSlide } from "~/content/slides/queries.server";
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

/** Adds a slide at `slides/add`, and edits one at `slides/:id/update`. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context);
  if (params.id === undefined)
    return { ...(await openForm(request, context, staff, { position: "1" })), adding: true };
  const found = await findSlide(servicesOf(context).db, idOf(params));
  if (!found) throw notFound();
  const { title, subtitle, description, position } = found;
  const form = await openForm(request, context, staff, {
    title,
    subtitle,
    description,
    position: String(position),
  });
  return { ...form, adding: false, picture: found.picture };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context);
  const id = params.id === undefined ? undefined : idOf(params);
  const form = await readPhotoForm(request, context);
  const parsed = parseSlide(form.fields);
  const refused = await refusedPhotoForm(context, form, parsed, id === undefined);
  if (refused || !parsed.ok) return refused;
  const { values } = parsed;
  try {
    const answer = await savePhotoForm(context, form, async (trx, pictureId) => {
      if (id !== undefined) {
        if (!(await updateSlide(trx, id, values, pictureId))) throw notFound();
        await logActivity(trx, staff.username, "changed a slide", values.title);
        return { location: "/dashboard/slides", message: "Slide updated" };
      }
      if (pictureId === undefined) throw new Error("A new slide has a photo.");
      await createSlide(trx, values, pictureId);
      await logActivity(trx, staff.username, "added a slide", values.title);
      return { location: "/dashboard", message: "Slide added" };
    });
    return redirectWithMessage(request, context, answer);
  } catch (error) {
    return unsavedPhotoForm(context, error, form, failure);
  }
}

const titleOf = (adding: boolean) => (adding ? "Add slide" : "Update slide");

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta: MetaFunction = ({ matches, params }) =>
  pageMeta(matches, titleOf(params.id === undefined));

export default function EditSlide() {
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
        aside={<Link to="/dashboard/slides">Cancel</Link>}
      >
        <SlideFields state={problem ?? form} adding={form.adding} />
      </PostForm>
    </>
  );
}
