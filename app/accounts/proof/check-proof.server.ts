import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import type { FieldErrors } from "~/forms/fields.server";
import { TooManyTriesError } from "~/limits/too-many-tries";
import { servicesOf } from "~/services/services.server";
import { markProven, type Staff } from "~/session/session.server";
import { passkeySite } from "../passkeys/passkey-site.server";
import { checkPasskey, WrongPasskeyError } from "../passkeys/sign-in.server";
import { WrongCodeError, withCode } from "../second-step/check-code.server";
import { findSecondStep } from "../second-step/queries.server";
import { checkCredentials, WrongCredentialsError } from "../sign-in.server";
import { proofFields } from "./proof-fields";

/** Within login limits; valid in this session. @returns the problem; undefined on success */
export async function checkProof(
  request: Request,
  context: AppLoadContext,
  staff: Staff,
  fields: URLSearchParams,
): Promise<FieldErrors | undefined> {
  const password = fields.get(proofFields.password) ?? "";
  const code = fields.get(proofFields.code) ?? "";
  const hasSecondStep = (await findSecondStep(servicesOf(context).db, staff.id)) !== undefined;
  const passkey = fields.get(proofFields.passkey) ?? "";
  const byCode = password === "" && hasSecondStep && code !== "";
  if (password === "" && !byCode && passkey === "") {
    const words = hasSecondStep
      ? t("Type your password, or the code from your phone")
      : t("Type your password");
    return { [proofFields.password]: words };
  }
  try {
    if (passkey !== "") await provePasskey(request, context, staff, passkey);
    else if (byCode) await withCode(context, staff, code, () => markProven(request, context));
    else {
      await checkCredentials(request, context, { username: staff.username, password });
      await markProven(request, context);
    }
    return undefined;
  } catch (error) {
    if (error instanceof WrongPasskeyError)
      return { "": t("The passkey was not accepted. Try again, or type your password.") };
    if (error instanceof WrongCodeError) return { [proofFields.code]: error.message };
    if (error instanceof WrongCredentialsError)
      return { [proofFields.password]: t("This is not your password") };
    if (!(error instanceof TooManyTriesError)) throw error;
    context.retryAfter = error.waitSeconds;
    return { "": error.message };
  }
}

async function provePasskey(request: Request, context: AppLoadContext, staff: Staff, typed: string) {
  const site = passkeySite(request, context);
  if (!site) throw new WrongPasskeyError("Passkeys work at the site's own name only.");
  const owner = await checkPasskey(context, site, typed, `proof of ${staff.id}`);
  if (owner.id !== staff.id) throw new WrongPasskeyError("It is somebody else's passkey.");
  await markProven(request, context);
}
