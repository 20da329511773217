import type { AppLoadContext } from "@remix-run/node";
import { invalid, type Typed } from "~/forms/fields.server";
import type { FormRefusedError } from "~/forms/form-refused";
import type { TooManyTriesError } from "~/limits/too-many-tries";

/** Shows the form again with status 429 and Retry-After. */
export function refusedTooOften(context: AppLoadContext, error: TooManyTriesError, typed: Typed) {
  context.retryAfter = error.waitSeconds;
  const problem: FormRefusedError["problem"] = { errors: { "": error.message }, typed };
  return invalid(problem, 429);
}
