import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { servicesOf } from "~/services/services.server";
import { notFound } from "./refusal";
import { requireStaff } from "./require-staff.server";
import { unavailability } from "./unavailable.server";

export async function nothingToSee({ request, context }: LoaderFunctionArgs): Promise<Response> {
  await requireStaff(request, context, "editor");
  throw notFound();
}

export const refusedCall = (message: string, status: number, headers = {}): Response =>
  Response.json({ success: false, message }, { status, headers });

export function unsavedCall(context: AppLoadContext, error: unknown, message: string): Response {
  if (error instanceof Response) throw error;
  servicesOf(context).log.error({ err: error, requestId: context.requestId }, "saving failed");
  const unavailable = unavailability(error);
  return unavailable
    ? refusedCall(unavailable.message, unavailable.status, unavailable.headers)
    : refusedCall(message, 500);
}
