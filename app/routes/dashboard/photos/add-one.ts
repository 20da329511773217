import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { addedAnswer, addPhoto } from "~/content/photos/add.server";
import { parsePhoto } from "~/content/photos/form.server";
import { dropPhoto } from "~/files/save-photo.server";
import { redirectWithMessage } from "~/http/flash.server";
import { readPhotoForm } from "~/http/photo-form.server";
import { notFound } from "~/http/refusal";
import { requireStaff, requireStaffCall } from "~/http/require-staff.server";
import { unavailability } from "~/http/unavailable.server";
import { servicesOf } from "~/services/services.server";

/** There is nothing to see here: the form is at `/dashboard/uploadimage`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context, "editor");
  throw notFound();
}

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
    return refused(Object.values(parsed.errors).join(". "), 422);
  }
  try {
    const problem = await addPhoto(context, staff, form, parsed.values);
    if (problem) return refused(problem, 422);
  } catch (error) {
    servicesOf(context).log.error({ err: error, requestId: context.requestId }, "saving failed");
    const unavailable = unavailability(error);
    if (unavailable) return refused(unavailable.message, unavailable.status, unavailable.headers);
    return refused("Error uploading file", 500);
  }
  const answer = addedAnswer(before + 1);
  const { message } = answer;
  const { headers } = await redirectWithMessage(request, context, answer);
  headers.delete("Location");
  return Response.json({ success: true, message }, { headers });
}

const refused = (message: string, status: number, headers = {}) =>
  Response.json({ success: false, message }, { status, headers });
