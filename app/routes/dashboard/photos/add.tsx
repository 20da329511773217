import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { addedAnswer, addPhoto } from "~/content/photos/add.server";
import { PhotoWords } from "~/content/photos/fields";
import { parsePhoto } from "~/content/photos/form.server";
import { PhotoChooser } from "~/content/photos/photo-chooser";
import { usePhotoUpload } from "~/content/photos/photo-upload";
import { dropPhoto, maxPhotos } from "~/files/save-photo.server";
import { invalid } from "~/forms/fields.server";
import { redirectWithMessage } from "~/http/flash.server";
import { readPhotosForm } from "~/http/photo-form.server";
import { requireStaff } from "~/http/require-staff.server";
import { openForm, unsaved } from "~/http/staff-form.server";
import { PostForm } from "~/ui/form/post-form";
import { Restored } from "~/ui/form/restored";
import { titled } from "~/ui/page-meta";

const failure = "Error uploading file";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, "editor");
  return { ...(await openForm(request, context, staff, {})), maxPhotos };
}

/** Takes every photo that can be taken; those that cannot are named with the reason, and lose nothing else. */
export async function action({ request, context }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context, "editor");
  const { fields, photos, surplus } = await readPhotosForm(request, context);
  const parsed = parsePhoto(fields);
  const typed = Object.fromEntries(fields);
  if (!parsed.ok || photos.length === 0) {
    for (const photo of photos) await dropPhoto({ fields, photo });
    const errors = {
      ...(photos.length === 0 && { photo: "Choose a photo" }),
      ...(!parsed.ok && parsed.errors),
    };
    return invalid({ errors, typed });
  }
  const problems = surplus.map(
    (name) => `${name}: more than ${maxPhotos} at once. Please send it with the next ones.`,
  );
  let added = 0;
  const waiting = [...photos];
  try {
    for (let photo = waiting.shift(); photo; photo = waiting.shift()) {
      const problem = await addPhoto(context, staff, { fields, photo }, parsed.values);
      if (problem) problems.push(photos.length > 1 ? `${photo.originalName}: ${problem}` : problem);
      else added += 1;
    }
  } catch (error) {
    return unsaved(context, error, fields, added > 0 ? `${failure}. ${keptWords(added)}` : failure);
  } finally {
    for (const photo of waiting) await dropPhoto({ fields, photo });
  }
  if (problems.length === 0) {
    return redirectWithMessage(request, context, addedAnswer(added));
  }
  if (added > 0) problems.push(keptWords(added));
  return invalid({ errors: { photo: problems.join(" ") }, typed });
}

const keptWords = (added: number) =>
  added === 1 ? "The other photo was kept." : `The other ${added} photos were kept.`;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled("Add Image");

const way = { action: "/dashboard/uploadimage/one", done: "/dashboard" };

export default function AddPhotos() {
  const form = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const upload = usePhotoUpload(way, form.maxPhotos);
  return (
    <>
      <h1>Add Image</h1>
      <Restored form={form} when={!problem} />
      <PostForm
        upload
        token={form.token}
        errors={problem?.errors}
        problem={failure}
        submit={upload.submitLabel ?? "Save"}
        sending="Uploading…"
        onSubmit={upload.send}
        aside={<Link to="/dashboard/deleteimage">{upload.someArrived ? "Done" : "Cancel"}</Link>}
      >
        <PhotoChooser upload={upload} maxPhotos={form.maxPhotos} state={problem ?? form} />
        <PhotoWords state={problem ?? form} />
      </PostForm>
    </>
  );
}
