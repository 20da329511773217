import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { logActivity } from "~/content/activity/queries.server";
import { PhotoFields } from "~/content/photos/fields";
import { parsePhoto } from "~/content/photos/form.server";
import { findPhoto, updatePhoto } from "~/content/photos/queries.server";
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

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context);
  const found = await findPhoto(servicesOf(context).db, idOf(params));
  if (!found) throw notFound();
  const { title, description, alt } = found;
  return openForm(request, context, staff, { title, description, alt });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context);
  const id = idOf(params);
  const form = await readPhotoForm(request, context);
  const parsed = parsePhoto(form.fields);
  const refused = await refusedPhotoForm(context, form, parsed, false);
  if (refused || !parsed.ok) return refused;
  const { values } = parsed;
  try {
    const answer = await savePhotoForm(context, form, async (trx, pictureId) => {
      if (!(await updatePhoto(trx, id, values, pictureId))) throw notFound();
      await logActivity(trx, staff.username, "changed a photo", values.title);
      return { location: "/dashboard/deleteimage", message: "Image updated successfully" };
    });
    return redirectWithMessage(request, context, answer);
  } catch (error) {
    return unsavedPhotoForm(context, error, form, failure);
  }
}

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Update photo");

export default function EditPhoto() {
  const form = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return (
    <>
      <h1>Update photo</h1>
      <Restored when={form.restored && !problem} />
      <PostForm
        upload
        token={form.token}
        errors={problem?.errors}
        problem={failure}
        submit="Save"
        sending="Uploading…"
        aside={<Link to="/dashboard/deleteimage">Cancel</Link>}
      >
        <PhotoFields state={problem ?? form} />
      </PostForm>
    </>
  );
}
