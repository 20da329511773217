import type { AppLoadContext } from "@remix-run/node";
import { checkCredentials, WrongCredentialsError } from "~/accounts/sign-in.server";
import { invalid } from "~/forms/fields.server";
import { refusedTooOften } from "~/http/too-many-tries.server";
import { TooManyTriesError } from "~/limits/too-many-tries";
import type { Staff } from "~/session/session.server";

/** Within login limits. @param error field and message @returns the refusal; undefined if correct */
export async function refuseOwnPassword(
  request: Request,
  context: AppLoadContext,
  { username }: Staff,
  password: string,
  error: { field: string; message: string },
) {
  try {
    await checkCredentials(request, context, { username, password });
    return undefined;
  } catch (failure) {
    if (failure instanceof WrongCredentialsError) {
      const errors: Record<string, string> = { [error.field]: error.message };
      return invalid({ errors, typed: {} });
    }
    if (failure instanceof TooManyTriesError) return refusedTooOften(context, failure, {});
    throw failure;
  }
}
