import { t } from "#say";
import { getAddTitle } from "~/content/records/kind";
import type { ProofHandle } from "~/content/staff/proof/require-proof.server";
import { certificateImport } from "~/content/transfer-certificates/certificate-import.server";
import { transferCertificate as kind } from "~/content/transfer-certificates/transfer-certificate";
import { importPage } from "../imports/import-page.server";
import { importMeta, importRecords } from "../imports/import-records";

export const handle: ProofHandle = { proof: "none" };

const page = importPage(certificateImport);
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

const title = () => getAddTitle(kind);

export const meta = importMeta(kind, title);

export default importRecords(kind, {
  title,
  hint: () => t("Columns: file, number, date of birth. Other columns are not kept."),
  hasSheet: false,
  canEditList: false,
  files: "certificate",
});
