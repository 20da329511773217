import type { AppLoadContext } from "@remix-run/node";
import { invalid, type Typed } from "~/forms/fields.server";
import { FormRefusedError } from "~/forms/form-refused";
import { issueToken } from "~/forms/one-time.server";
import { TooManyTriesError } from "~/limits/too-many-tries";
import { servicesOf } from "~/services/services.server";
import { findSavedDraft } from "~/session/saved-drafts.server";
import type { Staff } from "~/session/session.server";
import { refusedTooOften } from "./too-many-tries.server";
import { reportUnsaved } from "./unavailable.server";

/** Returns a one-time token and the values of a staff form, or those typed before the session ended. */
export async function openForm(request: Request, context: AppLoadContext, staff: Staff, values: Typed) {
  const { db } = servicesOf(context);
  const [token, draft] = await Promise.all([issueToken(db, staff.id), findSavedDraft(request, db, staff.id)]);
  return { token, typed: draft?.typed ?? values, restored: draft !== undefined, draft: draft?.id };
}

/** Shows the form again after an error; logs unexpected ones. The disk's reason has status 503. */
export function unsaved(
  context: AppLoadContext,
  error: unknown,
  fields: URLSearchParams,
  message: string,
  audience: "staff" | "visitor" = "staff",
) {
  if (error instanceof Response) throw error;
  if (error instanceof FormRefusedError) return invalid(error.problem, error.status);
  const typed: Typed = Object.fromEntries(fields);
  if (error instanceof TooManyTriesError) return refusedTooOften(context, error, typed);
  context.unavailable = reportUnsaved(context, error, audience);
  const errors = { "": context.unavailable?.message ?? message };
  const problem: FormRefusedError["problem"] = { errors, typed };
  return invalid(problem, context.unavailable?.status ?? 500);
}
