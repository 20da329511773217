import { consent } from "~/content/consents/consent";
import { deleteConsent, findConsents } from "~/content/consents/queries.server";
import type { ProofHandle } from "~/content/staff/proof/proof-handle";
import { eraseReceived } from "../received/chosen.server";

export const handle: ProofHandle = { proof: "none" };

const page = eraseReceived(consent, {
  find: findConsents,
  erase: deleteConsent,
  consequence: "What you chose is erased, with its slips. What it was given for stays on the website.",
});
export const loader = page.loader;
export const action = page.action;

export { ChosenPage as default, chosenMeta as meta } from "../chosen/page";
