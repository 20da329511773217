import type { ActionFunctionArgs } from "@remix-run/node";
import { album } from "~/content/albums/album";
import { parseAlbum } from "~/content/albums/form.server";
import { startAlbum } from "~/content/albums/start.server";
import { readForm } from "~/http/read-form.server";
import { requireStaffCall } from "~/http/require-staff.server";
import { refusedCall, unsavedCall } from "~/http/staff-call.server";

/** There is nothing to see here: the form is at `/dashboard/albums/add`. */
export { nothingToSee as loader } from "~/http/staff-call.server";

/** Makes the album of the form at `/dashboard/albums/add`, which with script sends its photos after it: `{success, album}`. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const staff = await requireStaffCall(request, context, "editor");
  const fields = await readForm(request, context);
  const parsed = parseAlbum(fields);
  if (!parsed.ok) return refusedCall(Object.values(parsed.errors).join(". "), 422);
  try {
    return Response.json({ success: true, album: await startAlbum(context, staff, fields, parsed.values) });
  } catch (error) {
    return unsavedCall(context, error, album.failed);
  }
}
