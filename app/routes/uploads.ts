import type { LoaderFunctionArgs } from "@remix-run/node";
import { pictureResponse } from "~/http/picture-response.server";
import { notFound } from "~/http/refusal";

/** Public pictures, and nothing else. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const response = await pictureResponse(request, context, params.file ?? "");
  if (!response) throw notFound();
  return response;
}
