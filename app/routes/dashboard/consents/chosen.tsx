import { consent } from "~/content/consents/consent";
import { deleteConsent, findConsents, slipsOf } from "~/content/consents/queries.server";
import type { ProofHandle } from "~/content/staff/proof/proof-handle";
import { chosenReceived, eraseChosen, type ReceivedChosen } from "../received/chosen.server";

export const handle: ProofHandle = { proof: "none" };

const words = {
  verb: "Delete",
  done: "deleted",
  consequence: "What you chose is erased, with its slips. What it was given for stays on the website.",
};

type Row = ReceivedChosen & { slip: string };

const page = chosenReceived<Row>(
  consent,
  async (db, ids) =>
    (await findConsents(db, ids)).map(({ id, given_by, slip }) => ({ id, name: given_by, slip })),
  { delete: eraseChosen<Row>(words, deleteConsent, ({ files }, rows) => files.remove(slipsOf(rows))) },
);
export const loader = page.loader;
export const action = page.action;

export { ChosenPage as default, chosenMeta as meta } from "../chosen/page";
