import type { AppLoadContext } from "@remix-run/node";
import { invalid, type Typed } from "~/forms/fields.server";
import type { TooManyTriesError } from "~/limits/too-many-tries";

/** The answer to a form that came too often: status 429, when it will be taken, and what was typed. */
export function refusedTooOften(context: AppLoadContext, error: TooManyTriesError, typed: Typed) {
  context.retryAfter = error.waitSeconds;
  return invalid({ errors: { "": error.message } as Record<string, string>, typed }, 429);
}
