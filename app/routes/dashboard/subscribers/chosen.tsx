import type { ProofHandle } from "~/content/staff/proof/proof-handle";
import { findSubscribers, removeSubscriber } from "~/content/subscribers/queries.server";
import { subscriber } from "~/content/subscribers/subscriber";
import { chosenReceived, eraseChosen } from "../received/chosen.server";

export const handle: ProofHandle = { proof: "none" };

const words = {
  verb: "Remove",
  done: "removed",
  consequence: "What you chose is taken off the newsletter list at once. Its owner can subscribe again.",
};

const page = chosenReceived(
  subscriber,
  async (db, ids) => (await findSubscribers(db, ids)).map(({ id, email }) => ({ id, name: email })),
  { delete: eraseChosen(words, removeSubscriber) },
);
export const loader = page.loader;
export const action = page.action;

export { ChosenPage as default, chosenMeta as meta } from "../chosen/page";
