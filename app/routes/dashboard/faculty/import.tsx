import { t } from "#say";
import { facultyImport } from "~/content/faculty/faculty-import.server";
import { facultyMember } from "~/kinds/faculty-member";
import { importPage } from "../imports/import-page.server";
import { importMeta, importRecords } from "../imports/import-records";

const page = importPage(facultyImport);
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = importMeta(facultyMember);

export default importRecords(facultyMember, {
  hint: () => t("Columns: name, role, subjects taught, details. A list of names is enough."),
  files: "picture",
});
