import type { ProofHandle } from "~/content/staff/proof/proof-handle";
import { deleteCertificate, findCertificates } from "~/content/transfer-certificates/queries.server";
import { transferCertificate } from "~/content/transfer-certificates/transfer-certificate";
import { eraseReceived } from "../received/chosen.server";

export const handle: ProofHandle = { proof: "none" };

const page = eraseReceived(transferCertificate, {
  find: findCertificates,
  erase: deleteCertificate,
  consequence: "What you chose is erased at once, with its files, and cannot be restored.",
});
export const loader = page.loader;
export const action = page.action;

export { ChosenPage as default, chosenMeta as meta } from "../chosen/page";
