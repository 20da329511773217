import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { logActivity } from "~/content/activity/queries.server";
import { PopupFields } from "~/content/popups/fields";
import { parsePopup } from "~/content/popups/form.server";
import { createPopup, findPopup, updatePopup } from "~/content/popups/queries.server";
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

/** Adds a pop-up at `add-popup`, and edits one at `popup/:id/update`. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context);
  if (params.id === undefined) return { ...(await openForm(request, context, staff, {})), adding: true };
  const found = await findPopup(servicesOf(context).db, idOf(params));
  if (!found) throw notFound();
  const { title, description } = found;
  const form = await openForm(request, context, staff, { title, description });
  return { ...form, adding: false, picture: found.picture };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context);
  const id = params.id === undefined ? undefined : idOf(params);
  const form = await readPhotoForm(request, context);
  const parsed = parsePopup(form.fields);
  const refused = await refusedPhotoForm(context, form, parsed, id === undefined);
  if (refused || !parsed.ok) return refused;
  const { values } = parsed;
  try {
    const answer = await savePhotoForm(context, form, async (trx, pictureId) => {
      if (id !== undefined) {
        if (!(await updatePopup(trx, id, values, pictureId))) throw notFound();
        await logActivity(trx, staff.username, "changed a pop-up", values.title);
        return { location: "/dashboard/popups", message: "Pop-up updated successfully" };
      }
      if (pictureId === undefined) throw new Error("A new pop-up has a photo.");
      await createPopup(trx, values, pictureId);
      await logActivity(trx, staff.username, "added a pop-up", values.title);
      return { location: "/dashboard", message: "Pop-up added successfully" };
    });
    return redirectWithMessage(request, context, answer);
  } catch (error) {
    return unsavedPhotoForm(context, error, form, failure);
  }
}

const titleOf = (adding: boolean) => (adding ? "Add Pop Up" : "Update pop-up");

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta: MetaFunction = ({ matches, params }) =>
  pageMeta(matches, titleOf(params.id === undefined));

export default function EditPopup() {
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
        aside={<Link to="/dashboard/popups">Cancel</Link>}
      >
        <PopupFields state={problem ?? form} adding={form.adding} />
      </PostForm>
    </>
  );
}
