import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { logActivity } from "~/content/activity/queries.server";
import { PhotoFields } from "~/content/photos/fields";
import { parsePhoto } from "~/content/photos/form.server";
import { createPhoto, findPhoto, updatePhoto } from "~/content/photos/queries.server";
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

/** Adds a photo at `uploadimage`, and edits one at `image/:id/update`. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context);
  if (params.id === undefined) return { ...(await openForm(request, context, staff, {})), adding: true };
  const found = await findPhoto(servicesOf(context).db, idOf(params));
  if (!found) throw notFound();
  const { title, description, alt } = found;
  const form = await openForm(request, context, staff, { title, description, alt });
  return { ...form, adding: false };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context);
  const id = params.id === undefined ? undefined : idOf(params);
  const form = await readPhotoForm(request, context);
  const parsed = parsePhoto(form.fields);
  const refused = await refusedPhotoForm(context, form, parsed, id === undefined);
  if (refused || !parsed.ok) return refused;
  const { values } = parsed;
  try {
    const answer = await savePhotoForm(context, form, async (trx, pictureId) => {
      if (id !== undefined) {
        if (!(await updatePhoto(trx, id, values, pictureId))) throw notFound();
        await logActivity(trx, staff.username, "changed a photo", values.title);
        return { location: "/dashboard/deleteimage", message: "Image updated successfully" };
      }
      if (pictureId === undefined) throw new Error("A new photo has a photo.");
      await createPhoto(trx, values, pictureId);
      await logActivity(trx, staff.username, "added a photo", values.title);
      return { location: "/dashboard", message: "Image uploaded successfully" };
    });
    return redirectWithMessage(request, context, answer);
  } catch (error) {
    return unsavedPhotoForm(context, error, form, failure);
  }
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Add Image");

export default function EditPhoto() {
  const form = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return (
    <>
      <h1>{form.adding ? "Add Image" : "Update photo"}</h1>
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
        <PhotoFields state={problem ?? form} adding={form.adding} />
      </PostForm>
    </>
  );
}
