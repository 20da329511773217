import { consent } from "~/content/consents/consent";
import { deleteConsent, findConsent } from "~/content/consents/queries.server";
import type { ProofHandle } from "~/content/staff/proof/proof-handle";
import { shortDate } from "~/ui/dates";
import { receivedDeletePage } from "../received/delete-page.server";
import { deleteReceived, deleteReceivedMeta } from "../received/delete-received";

export const handle: ProofHandle = { proof: "none" };

const page = receivedDeletePage(consent, {
  find: findConsent,
  erase: deleteConsent,
  show: ({ given_by }) => ({ name: given_by }),
  subjectOf: ({ given_on }) => `given on ${shortDate(given_on)}`,
  deleted: "Consent deleted",
});
export const loader = page.loader;
export const action = page.action;

export const meta = deleteReceivedMeta("consent");

export default deleteReceived(consent, {
  noun: "consent",
  consequence:
    "It is erased at once. Delete the photo, result or testimonial too, if the parents do not want it there any more.",
});
