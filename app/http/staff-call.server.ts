import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "./refusal";
import { requireStaff } from "./require-staff.server";
import { reportUnsaved } from "./unavailable.server";

export async function nothingToSee({ request, context }: LoaderFunctionArgs): Promise<Response> {
  await requireStaff(request, context, "editor");
  throw notFound();
}

export const refusedCall = (message: string, status: number, headers = {}): Response =>
  Response.json({ success: false, message }, { status, headers });

export function unsavedCall(context: AppLoadContext, error: unknown, message: string): Response {
  if (error instanceof Response) throw error;
  const unavailable = reportUnsaved(context, error);
  return unavailable
    ? refusedCall(unavailable.message, unavailable.status, unavailable.headers)
    : refusedCall(message, 500);
}
