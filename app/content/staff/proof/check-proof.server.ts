import type { AppLoadContext } from "@remix-run/node";
import type { FieldErrors } from "~/forms/fields.server";
import { TooManyTriesError } from "~/limits/too-many-tries";
import { servicesOf } from "~/services/services.server";
import { markProven, type Staff } from "~/session/session.server";
import { checkCode, WrongCodeError } from "../second-step/check-code.server";
import { findSecondStep } from "../second-step/queries.server";
import { checkCredentials, WrongCredentialsError } from "../sign-in.server";
import { proofFields } from "./proof-fields";

/**
 * Looks at the password, or the code from the phone, by which somebody proves who they are, under the limits of logins;
 * a right one holds for ten minutes.
 * @returns what is wrong; undefined where nothing is
 */
export async function checkProof(
  request: Request,
  context: AppLoadContext,
  staff: Staff,
  fields: URLSearchParams,
): Promise<FieldErrors | undefined> {
  const password = fields.get(proofFields.password) ?? "";
  const code = fields.get(proofFields.code) ?? "";
  const hasSecondStep = (await findSecondStep(servicesOf(context).db, staff.id)) !== undefined;
  const byCode = password === "" && hasSecondStep && code !== "";
  if (password === "" && !byCode) {
    const words = hasSecondStep ? "Type your password, or the code from your phone" : "Type your password";
    return { [proofFields.password]: words };
  }
  try {
    if (byCode) await checkCode(context, staff, code);
    else await checkCredentials(request, context, { username: staff.username, password });
  } catch (error) {
    if (error instanceof WrongCodeError) return { [proofFields.code]: error.message };
    if (error instanceof WrongCredentialsError)
      return { [proofFields.password]: "This is not your password" };
    if (!(error instanceof TooManyTriesError)) throw error;
    context.retryAfter = error.waitSeconds;
    return { "": error.message };
  }
  await markProven(request, context);
  return undefined;
}
