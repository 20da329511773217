import type { ProofHandle } from "~/content/staff/proof/proof-handle";
import { deleteCertificate, findCertificates } from "~/content/transfer-certificates/queries.server";
import { transferCertificate } from "~/content/transfer-certificates/transfer-certificate";
import { chosenReceived, eraseChosen, type ReceivedChosen } from "../received/chosen.server";

export const handle: ProofHandle = { proof: "none" };

const words = {
  verb: "Delete",
  done: "deleted",
  consequence: "What you chose is erased at once, with its files, and cannot be restored.",
};

const page = chosenReceived<ReceivedChosen & { file: string }>(
  transferCertificate,
  async (db, ids) =>
    (await findCertificates(db, ids)).map(({ id, number, file_name }) => ({
      id,
      name: number,
      file: file_name,
    })),
  {
    delete: eraseChosen(words, deleteCertificate, ({ files }, rows) =>
      files.remove(rows.map(({ file }) => ({ kind: "certificates", name: file }))),
    ),
  },
);
export const loader = page.loader;
export const action = page.action;

export { ChosenPage as default, chosenMeta as meta } from "../chosen/page";
