import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { logActivity } from "~/content/activity/queries.server";
import { TopperFields } from "~/content/toppers/fields";
import { parseTopper } from "~/content/toppers/form.server";
import { createTopper, findTopper, updateTopper } from "~/content/toppers/queries.server";
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

/** Adds a result at `add-result`, and edits one at `result/:id/update`. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context);
  if (params.id === undefined) return { ...(await openForm(request, context, staff, {})), adding: true };
  const found = await findTopper(servicesOf(context).db, idOf(params));
  if (!found) throw notFound();
  const { name, marks, std } = found;
  const form = await openForm(request, context, staff, { name, marks, std });
  return { ...form, adding: false, picture: found.picture };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context);
  const id = params.id === undefined ? undefined : idOf(params);
  const form = await readPhotoForm(request, context);
  const parsed = parseTopper(form.fields);
  const refused = await refusedPhotoForm(context, form, parsed, id === undefined);
  if (refused || !parsed.ok) return refused;
  const { values } = parsed;
  try {
    const answer = await savePhotoForm(context, form, async (trx, pictureId) => {
      if (id !== undefined) {
        if (!(await updateTopper(trx, id, values, pictureId))) throw notFound();
        await logActivity(trx, staff.username, "changed a result", values.name);
        return { location: "/dashboard/manageresults", message: "Result updated successfully" };
      }
      if (pictureId === undefined) throw new Error("A new result has a photo.");
      await createTopper(trx, values, pictureId);
      await logActivity(trx, staff.username, "added a result", values.name);
      return { location: "/dashboard", message: "Result uploaded successfully" };
    });
    return redirectWithMessage(request, context, answer);
  } catch (error) {
    return unsavedPhotoForm(context, error, form, failure);
  }
}

const titleOf = (adding: boolean) => (adding ? "Upload Result" : "Update result");

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta: MetaFunction = ({ matches, params }) =>
  pageMeta(matches, titleOf(params.id === undefined));

export default function EditTopper() {
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
        aside={<Link to="/dashboard/manageresults">Cancel</Link>}
      >
        <TopperFields state={problem ?? form} adding={form.adding} />
      </PostForm>
    </>
  );
}
