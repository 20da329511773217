import type { LoaderFunctionArgs } from "@remix-run/node";
import { isTokenUsed } from "~/forms/one-time.server";
import { savedTokenParameter } from "~/forms/token-field";
import { requireStaffCall } from "~/http/require-staff.server";
import { servicesOf } from "~/services/services.server";

/** Tells script if a form that was sent was also saved, so that its text is not offered again. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  await requireStaffCall(request, context, "editor");
  const token = new URL(request.url).searchParams.get(savedTokenParameter) ?? "";
  const headers = { "Cache-Control": "private, no-store" };
  return Response.json(
    { success: true, saved: await isTokenUsed(servicesOf(context).db, token) },
    { headers },
  );
}
