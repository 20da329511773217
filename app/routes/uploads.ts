import type { LoaderFunctionArgs } from "@remix-run/node";
import { isHiddenPhoto } from "~/content/notices/hidden-photos.server";
import { pictureResponse } from "~/http/picture-response.server";
import { notFound } from "~/http/refusal";
import { servicesOf } from "~/services/services.server";
import { findStaff } from "~/session/session.server";

/** Public pictures, and for staff those of notices that are not on the site. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const name = params.file ?? "";
  const hidden = await isHiddenPhoto(servicesOf(context).db, name);
  if (hidden && !(await findStaff(request, context))) throw notFound();
  const response = await pictureResponse(request, context, name);
  if (!response) throw notFound();
  if (hidden) response.headers.set("Cache-Control", "private, no-store");
  return response;
}
