import type { ActionFunctionArgs } from "@remix-run/node";
import { addedAnswer, addPhoto } from "~/content/photos/add.server";
import { parsePhoto } from "~/content/photos/form.server";
import { dropPhoto } from "~/files/save-photo.server";
import { readPhotoForm } from "~/http/photo-form.server";
import { requireStaffCall } from "~/http/require-staff.server";
import { refusedCall } from "~/http/staff-call.server";
import { takeOnePhoto } from "./one-photo.server";

/** There is nothing to see here: the form is at `/dashboard/uploadimage`. */
export { nothingToSee as loader } from "~/http/staff-call.server";

/** Takes one photo of the form at `/dashboard/uploadimage`, which with script sends its photos one by one. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const staff = await requireStaffCall(request, context, "editor");
  const form = await readPhotoForm(request, context);
  const counted = new URLSearchParams(form.fields);
  // They count the photos: what is left is the form as it is without script.
  form.fields.delete("arrived");
  form.fields.delete("place");
  const parsed = parsePhoto(form.fields);
  if (!parsed.ok) {
    await dropPhoto(form);
    return refusedCall(Object.values(parsed.errors).join(". "), 422);
  }
  return takeOnePhoto(request, context, counted, {
    add: () => addPhoto(context, staff, form, parsed.values),
    failure: "Error uploading file",
    answerOf: addedAnswer,
  });
}
