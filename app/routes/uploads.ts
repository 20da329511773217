import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "~/http/refusal";
import { findStaff } from "~/session/session.server";
import { pictureResponse } from "./picture-response.server";

/** Public pictures; for staff also those of the trash, and of what is not on the site yet. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const maySeeHidden = async () => Boolean(await findStaff(request, context));
  const response = await pictureResponse(request, context, params.file ?? "", maySeeHidden);
  if (!response) throw notFound();
  return response;
}
