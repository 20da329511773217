import { consent } from "~/content/consents/consent";
import { deleteConsent, findConsents } from "~/content/consents/queries.server";
import type { ProofHandle } from "~/content/staff/proof/proof-handle";
import { chosenReceived, eraseChosen } from "../received/chosen.server";

export const handle: ProofHandle = { proof: "none" };

const words = {
  verb: "Delete",
  done: "deleted",
  consequence: "What you chose is erased, with its slips. What it was given for stays on the website.",
};

const page = chosenReceived(
  consent,
  async (db, ids) => (await findConsents(db, ids)).map(({ id, given_by }) => ({ id, name: given_by })),
  { delete: eraseChosen(words, deleteConsent) },
);
export const loader = page.loader;
export const action = page.action;

export { ChosenPage as default, chosenMeta as meta } from "../chosen/page";
