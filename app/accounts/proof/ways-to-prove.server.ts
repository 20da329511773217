import type { AppLoadContext } from "@remix-run/node";
import { servicesOf } from "~/services/services.server";
import { passkeySite } from "../passkeys/passkey-site.server";
import { proofOptions } from "../passkeys/sign-in.server";
import { findSecondStep } from "../second-step/queries.server";
import type { ProofAsked } from "./proof-fields";

export async function waysToProve(
  request: Request,
  context: AppLoadContext,
  staffId: number,
): Promise<Pick<ProofAsked, "hasSecondStep" | "passkey">> {
  const site = passkeySite(request, context);
  return {
    hasSecondStep: (await findSecondStep(servicesOf(context).db, staffId)) !== undefined,
    passkey: site && (await proofOptions(context, site, staffId)),
  };
}
