import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { documentLines, tablesOnly } from "~/content/disclosures/appendix-ix/document-lines";
import { disclosure } from "~/content/disclosures/disclosure";
import { disclosureDocument } from "~/content/disclosures/document-fields";
import { DisclosureFields } from "~/content/disclosures/fields";
import { parseDisclosure } from "~/content/disclosures/form.server";
import { PresentFile } from "~/content/disclosures/present-file";
import { findPresentFile } from "~/content/disclosures/present-file.server";
import { disclosures } from "~/content/disclosures/queries.server";
import { checkSavedFiles } from "~/content/disclosures/report/check-files.server";
import { servicesOf } from "~/services/services.server";
import { documentBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";

const page = editPage(disclosureDocument, disclosures, parseDisclosure, documentBody, {
  defaults: (asked) => {
    const line = documentLines.find(({ key }) => key === asked.get("line"));
    return { position: "15", ...(line && { line: line.key, name: line.label, page: tablesOnly }) };
  },
});

export async function loader(args: LoaderFunctionArgs) {
  const form = await page.loader(args);
  const { db } = servicesOf(args.context);
  return {
    ...form,
    present: args.params.id ? await findPresentFile(db, Number(args.params.id)) : null,
  };
}

export async function action(args: ActionFunctionArgs) {
  const answer = await page.action(args);
  await checkSavedFiles(servicesOf(args.context), "new");
  return answer;
}

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(disclosure);

function Present() {
  const { present } = useLoaderData<typeof loader>();
  return present ? <PresentFile file={present} /> : null;
}

export default editRecord(disclosure, ({ state, adding }) => (
  <DisclosureFields state={state} adding={adding} present={<Present />} />
));
