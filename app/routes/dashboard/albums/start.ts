import type { ActionFunctionArgs } from "@remix-run/node";
import { t } from "#say";
import { readAddedConsent } from "~/capabilities/consents/at-adding.server";
import { parseAlbum } from "~/content/albums/album.server";
import { startAlbum } from "~/content/albums/start.server";
import { readForm } from "~/http/read-form.server";
import { requireStaffCall } from "~/http/require-staff.server";
import { refusedCall, unsavedCall } from "~/http/staff-call.server";
import { album } from "~/kinds/album";
import { getFailureMessage } from "~/kinds/kind";
import { servicesOf } from "~/services/services.server";

export { nothingToSee as loader } from "~/http/staff-call.server";

/** Creates an album before script sends its photos. Responds `{success, album}`. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const staff = await requireStaffCall(request, context, "editor");
  const fields = await readForm(request, context);
  const parsed = parseAlbum(fields);
  const consent = await readAddedConsent(servicesOf(context).db, album, fields);
  const problems = Object.values({ ...(!parsed.ok && parsed.errors), ...consent.errors });
  if (!parsed.ok || problems.length > 0) return refusedCall(problems.join(". "), 422);
  try {
    const id = await startAlbum(context, staff, fields, parsed.values, consent);
    return Response.json({ success: true, album: id });
  } catch (error) {
    return unsavedCall(context, error, t(getFailureMessage(album, true)));
  }
}
