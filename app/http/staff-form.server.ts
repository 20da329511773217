import { type AppLoadContext, data } from "@remix-run/node";
import type { Typed } from "~/forms/fields.server";
import { issueToken } from "~/forms/one-time.server";
import { servicesOf } from "~/services/services.server";
import { findSavedDraft } from "~/session/parked-forms.server";
import type { Staff } from "~/session/session.server";
import { unavailability } from "./unavailable.server";

/** Returns a one-time token and the values of a staff form, or those typed before the session ended. */
export async function openForm(request: Request, context: AppLoadContext, staff: Staff, values: Typed) {
  const { db } = servicesOf(context);
  const [token, draft] = await Promise.all([issueToken(db, staff.id), findSavedDraft(request, db, staff.id)]);
  return { token, typed: draft?.typed ?? values, restored: draft !== undefined, draft: draft?.id };
}

/** Logs a failed save and shows the form again, with the disk's reason (503) if known. */
export function unsaved(
  context: AppLoadContext,
  error: unknown,
  fields: URLSearchParams,
  message: string,
  audience: "staff" | "visitor" = "staff",
) {
  if (error instanceof Response) throw error;
  servicesOf(context).log.error({ err: error, requestId: context.requestId }, "saving failed");
  context.unavailable = unavailability(error, audience);
  const errors: Record<string, string> = { "": context.unavailable?.message ?? message };
  const status = context.unavailable?.status ?? 500;
  return data({ errors, typed: Object.fromEntries(fields) as Typed }, status);
}
