import { type AppLoadContext, redirect } from "@remix-run/node";
import { resubmittedFormField } from "~/forms/resubmitted-form-field";
import { servicesOf } from "~/services/services.server";
import { openResubmittedForm, sealResubmittedForm } from "~/session/resubmitted-form.server";
import { isProven, type Staff } from "~/session/session.server";
import { checkProof } from "./check-proof.server";
import { type ProofAsked, proofFields } from "./proof-fields";
import { waysToProve } from "./ways-to-prove.server";

/** "every time" ignores earlier proofs; "sometimes": irreversible actions (tests/requests/proof.test.ts). */
export interface ProofHandle {
  proof: "asked" | "every time" | "sometimes" | "none";
}

const proofPage = "/dashboard/confirm";

/**
 * Call it first in loaders. A proof is valid until it was not used for 30 minutes.
 * @param offeredOn page that links to a file, because the browser would stay on the form
 */
export async function requireProofToOpen(
  request: Request,
  context: AppLoadContext,
  offeredOn?: string,
): Promise<void> {
  if (await isProven(request, context)) return;
  const { pathname, search } = new URL(request.url);
  const query: Record<string, string> = offeredOn
    ? { next: offeredOn, file: "yes" }
    : { next: pathname + search };
  throw redirect(`${proofPage}?${new URLSearchParams(query)}`, 303);
}

/**
 * Call it after reading the form, whose encrypted fields come back in `fields`.
 * @throws Response 403 with the proof form (see `ProofAsked`), 429 after too many tries
 */
export async function requireProof(
  request: Request,
  context: AppLoadContext,
  staff: Staff,
  fields: URLSearchParams,
): Promise<void> {
  const { db } = servicesOf(context);
  const { pathname } = new URL(request.url);
  const proof = takeOut(fields, Object.values(proofFields));
  const resubmitted = openResubmittedForm(db, pathname, fields);
  fields.delete(resubmittedFormField);
  if (resubmitted?.staffId === staff.id) {
    for (const [name, value] of resubmitted.fields) fields.append(name, value);
  }
  if (await isProven(request, context)) return;
  const errors = proof.size > 0 ? await checkProof(request, context, staff, proof) : {};
  if (!errors) return;
  const asked: ProofAsked = {
    resubmittedForm: sealResubmittedForm(db, pathname, { staffId: staff.id, fields }),
    ...(await waysToProve(request, context, staff.id)),
    ...(Object.keys(errors).length > 0 && { errors }),
  };
  throw Response.json({ proof: asked }, { status: context.retryAfter ? 429 : 403 });
}

function takeOut(fields: URLSearchParams, names: string[]): URLSearchParams {
  const taken = new URLSearchParams();
  for (const name of names) {
    const value = fields.get(name);
    if (value !== null) taken.set(name, value);
    fields.delete(name);
  }
  return taken;
}
