import type { ProofHandle } from "~/content/staff/proof/proof-handle";
import { deleteCertificate, findCertificate } from "~/content/transfer-certificates/queries.server";
import { transferCertificate } from "~/content/transfer-certificates/transfer-certificate";
import { shortDate } from "~/ui/dates";
import { receivedDeletePage } from "../received/delete-page.server";
import { deleteReceived, deleteReceivedMeta } from "../received/delete-received";

export const handle: ProofHandle = { proof: "none" };

const page = receivedDeletePage(transferCertificate, {
  find: findCertificate,
  erase: deleteCertificate,
  show: ({ number, created_at }) => ({ name: number, added: shortDate(created_at) }),
  subjectOf: ({ number }) => number,
  deleted: "Transfer certificate deleted",
});
export const loader = page.loader;
export const action = page.action;

export const meta = deleteReceivedMeta("certificate");

export default deleteReceived<{ name: string; added: string }>(
  transferCertificate,
  {
    noun: "certificate",
    consequence:
      "The file is erased at once and cannot be restored. Nobody finds it on the website any more.",
  },
  ({ added }) => <p className="hint">{`Added on ${added}`}</p>,
);
