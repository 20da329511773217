import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "~/http/refusal";
import { maySeeHidden } from "~/http/require-staff.server";
import { pictureResponse } from "./picture-response.server";

/** Serves public pictures. Staff can also open those of trashed and unpublished records. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const response = await pictureResponse(request, context, params.file ?? "", () =>
    maySeeHidden(request, context),
  );
  if (!response) throw notFound();
  return response;
}
