import type { AppLoadContext } from "@remix-run/node";
import { invalid, type Typed } from "~/forms/fields.server";
import type { TooManyTriesError } from "~/limits/too-many-tries";

/** Shows the form again with status 429 and Retry-After. */
export function refusedTooOften(context: AppLoadContext, error: TooManyTriesError, typed: Typed) {
  context.retryAfter = error.waitSeconds;
  return invalid({ errors: { "": error.message } as Record<string, string>, typed }, 429);
}
