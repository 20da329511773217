import { type AppLoadContext, data } from "@remix-run/node";
import type { Typed } from "~/forms/fields.server";
import { issueToken } from "~/forms/one-time.server";
import { servicesOf } from "~/services/services.server";
import { findParkedForm } from "~/session/parked-forms.server";
import type { Staff } from "~/session/session.server";
import { unavailability } from "./unavailable.server";

/** Returns the start of a staff form: a one-time token, and its values or those typed before the session ended. */
export async function openForm(request: Request, context: AppLoadContext, staff: Staff, values: Typed) {
  const { db } = servicesOf(context);
  const [token, parked] = await Promise.all([
    issueToken(db, staff.id),
    findParkedForm(request, db, staff.id),
  ]);
  return { token, typed: parked?.typed ?? values, restored: parked !== undefined, parked: parked?.id };
}

/**
 * The answer where saving itself failed: logged, told in `message`, or in words of the disk where that is to blame (503),
 * and nothing typed lost.
 */
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
