import type { ProofHandle } from "~/content/staff/proof/proof-handle";
import { findSubscriberById, removeSubscriber } from "~/content/subscribers/queries.server";
import { subscriber } from "~/content/subscribers/subscriber";
import { shortDate } from "~/ui/dates";
import { receivedDeletePage } from "../received/delete-page.server";
import { deleteReceived, deleteReceivedMeta } from "../received/delete-received";

export const handle: ProofHandle = { proof: "none" };

const page = receivedDeletePage(subscriber, {
  find: findSubscriberById,
  erase: removeSubscriber,
  show: ({ email }) => ({ name: email }),
  subjectOf: ({ created_at }) => `on the list since ${shortDate(created_at)}`,
  deleted: "Address deleted",
});
export const loader = page.loader;
export const action = page.action;

export const meta = deleteReceivedMeta("address");

export default deleteReceived(subscriber, {
  noun: "address",
  consequence: "It is taken off the newsletter list at once. Its owner can subscribe again.",
});
