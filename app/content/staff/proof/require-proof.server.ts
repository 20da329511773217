import { type AppLoadContext, redirect } from "@remix-run/node";
import { carriedField } from "~/forms/carried-field";
import { servicesOf } from "~/services/services.server";
import { carryForm, openCarriedForm } from "~/session/carried-form.server";
import { isProven, type Staff } from "~/session/session.server";
import { checkProof } from "./check-proof.server";
import { type ProofAsked, proofFields } from "./proof-fields";
import { waysToProve } from "./ways-to-prove.server";

/** Where somebody who opens a page is asked. */
const proofPage = "/dashboard/confirm";

/**
 * The guard of what nobody is to do from a device that was left open: call it in the loader, before anything is shown.
 * Who has proved within the last ten minutes who they are, in this session, goes on; others are asked first.
 * @param offeredOn the page that leads to this address, where it is a file: the browser would stay on the question
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
 * The same guard for actions: call it as soon as the form was read, and before anything is done. Who has to prove who they
 * are first is asked in the form's place; all that was typed goes along, sealed, and comes back in `fields` with the
 * proof, so that the action goes on.
 * @param fields of the form; what belongs to the proof is taken out of them
 * @throws Response 403 that asks (see `ProofAsked`), 429 after too many tries
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
  const carried = openCarriedForm(db, pathname, fields);
  fields.delete(carriedField);
  if (carried?.staffId === staff.id) {
    for (const [name, value] of carried.fields) fields.append(name, value);
  }
  if (await isProven(request, context)) return;
  const errors = proof.size > 0 ? await checkProof(request, context, staff, proof) : {};
  if (!errors) return;
  const asked: ProofAsked = {
    carried: carryForm(db, pathname, { staffId: staff.id, fields }),
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
