import type { ActionFunctionArgs } from "@remix-run/node";
import { t } from "#say";
import { disclosureImport } from "~/content/disclosures/disclosure-import.server";
import { documentPages } from "~/content/disclosures/document-pages";
import { checkSavedFiles } from "~/content/disclosures/report/check-files.server";
import { disclosure } from "~/kinds/disclosure";
import { servicesOf } from "~/services/services.server";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { importPage } from "../imports/import-page.server";
import { importMeta, importRecords } from "../imports/import-records";

const page = importPage(disclosureImport);
export const loader = page.loader;

export async function action(args: ActionFunctionArgs) {
  const answer = await page.action(args);
  await checkSavedFiles(servicesOf(args.context), "new");
  return answer;
}

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = importMeta(disclosure);

export default importRecords(disclosure, {
  hint: () =>
    t("Columns: name, number of the document, issued by, issued on, valid from, valid until, file."),
  files: "document",
  Inputs: PageOfAll,
});

function PageOfAll({ state }: { state: FormState }) {
  const fields = { page: { ...disclosure.fields.page, options: documentPages } };
  return inputsOf(fields, state)("page", { hint: t("For documents that are new on the website.") });
}
