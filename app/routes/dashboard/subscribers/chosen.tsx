import type { ProofHandle } from "~/content/staff/proof/proof-handle";
import { findSubscribers, removeSubscriber } from "~/content/subscribers/queries.server";
import { subscriber } from "~/content/subscribers/subscriber";
import { eraseReceived } from "../received/chosen.server";

export const handle: ProofHandle = { proof: "none" };

const page = eraseReceived(subscriber, {
  find: findSubscribers,
  erase: removeSubscriber,
  verb: "Remove",
  done: "removed",
  consequence: "What you chose is taken off the newsletter list at once. Its owner can subscribe again.",
});
export const loader = page.loader;
export const action = page.action;

export { ChosenPage as default, chosenMeta as meta } from "../chosen/page";
