import type { ActionFunctionArgs } from "@remix-run/node";
import { addedAnswer, addPhoto } from "~/content/photos/add.server";
import { parsePhoto } from "~/content/photos/form.server";
import { dropPhoto } from "~/files/save-photo.server";
import { redirectWithMessage } from "~/http/flash.server";
import { readPhotoForm } from "~/http/photo-form.server";
import { requireStaffCall } from "~/http/require-staff.server";
import { refusedCall, unsavedCall } from "~/http/staff-call.server";

/** There is nothing to see here: the form is at `/dashboard/uploadimage`. */
export { nothingToSee as loader } from "~/http/staff-call.server";

/**
 * Takes one photo of the form at `/dashboard/uploadimage`, which with script sends its photos one by one. Answers
 * `{success, message}`; the message for the page after the last one goes along as a flash cookie.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const staff = await requireStaffCall(request, context, "editor");
  const form = await readPhotoForm(request, context);
  const before = Math.min(Number(form.fields.get("arrived")) || 0, 1000);
  form.fields.delete("arrived");
  form.fields.delete("place");
  const parsed = parsePhoto(form.fields);
  if (!parsed.ok) {
    await dropPhoto(form);
    return refusedCall(Object.values(parsed.errors).join(". "), 422);
  }
  try {
    const problem = await addPhoto(context, staff, form, parsed.values);
    if (problem) return refusedCall(problem, 422);
  } catch (error) {
    return unsavedCall(context, error, "Error uploading file");
  }
  const answer = addedAnswer(before + 1);
  const { message } = answer;
  const { headers } = await redirectWithMessage(request, context, answer);
  headers.delete("Location");
  return Response.json({ success: true, message }, { headers });
}
