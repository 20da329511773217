import { t } from "#say";
import { boardResults } from "~/content/disclosures/appendix-ix/board-results";
import { boardResultsImport } from "~/content/disclosures/appendix-ix/results-import.server";
import { importPage } from "../imports/import-page.server";
import { importMeta, importRecords } from "../imports/import-records";

const page = importPage(boardResultsImport);
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = importMeta(boardResults);

export default importRecords(boardResults, {
  canEditList: false,
  hint: () => t("Columns: class, year, registered, passed, remarks."),
  fileHint: () =>
    t("Excel (.xlsx), CSV, or CBSE's result as TXT. From CBSE's list only numbers are taken, no names."),
});
