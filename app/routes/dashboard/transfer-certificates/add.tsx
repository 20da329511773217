import { t } from "#say";
import type { ProofHandle } from "~/accounts/proof/require-proof.server";
import { certificateImport } from "~/content/transfer-certificates/certificate-import.server";
import { getAddTitle } from "~/kinds/kind";
import { transferCertificate as kind } from "~/kinds/transfer-certificate";
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
