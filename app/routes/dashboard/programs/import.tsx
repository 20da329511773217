import { t } from "#say";
import { programImport } from "~/content/programs/program-import.server";
import { program } from "~/kinds/program";
import { importPage } from "../imports/import-page.server";
import { importMeta, importRecords } from "../imports/import-records";

const page = importPage(programImport);
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = importMeta(program);

export default importRecords(program, {
  hint: () => t("Columns: name, classes, description, what is learnt."),
});
