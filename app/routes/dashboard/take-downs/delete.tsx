import type { ProofHandle } from "~/content/staff/proof/proof-handle";
import { deleteTakeDown, findTakeDown } from "~/content/take-downs/queries.server";
import { takeDown } from "~/content/take-downs/take-down";
import { shortDate } from "~/ui/dates";
import { receivedDeletePage } from "../received/delete-page.server";
import { deleteReceived, deleteReceivedMeta } from "../received/delete-received";

export const handle: ProofHandle = { proof: "none" };

const page = receivedDeletePage(takeDown, {
  find: findTakeDown,
  erase: deleteTakeDown,
  show: ({ name }) => ({ name }),
  subjectOf: ({ created_at }) => `sent on ${shortDate(created_at)}`,
  deleted: "Request deleted",
});
export const loader = page.loader;
export const action = page.action;

export const meta = deleteReceivedMeta("request");

export default deleteReceived(takeDown, {
  noun: "request",
  consequence:
    "The request is erased with who asked. What it is about stays as it is: in the trash, where it was taken off the website.",
});
