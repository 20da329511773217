import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { t } from "#say";
import { documentLines, tablesOnly } from "~/content/disclosures/appendix-ix/document-lines";
import { disclosures, findPresentFile, parseDisclosure } from "~/content/disclosures/disclosure.server";
import { disclosureDocument } from "~/content/disclosures/document-fields";
import { documentPages } from "~/content/disclosures/document-pages";
import { PresentFile } from "~/content/disclosures/present-file";
import { checkSavedFiles } from "~/content/disclosures/report/check-files.server";
import { warningDays } from "~/content/disclosures/validity";
import { disclosure } from "~/kinds/disclosure";
import { servicesOf } from "~/services/services.server";
import { controlAttributes, Field, type FormState, inputsOf } from "~/ui/form/fields";
import { documentOrPhoto } from "~/ui/form/photo-field";
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

interface DisclosureFieldsProps {
  state: FormState;
  adding: boolean;
  present: ReactNode;
}

function DisclosureFields({ state, adding, present }: DisclosureFieldsProps) {
  const { fields } = disclosureDocument;
  const input = inputsOf({ ...fields, page: { ...fields.page, options: documentPages } }, state);
  const hints = [
    !adding && t("Choose a file only to change it."),
    t("PDF, or a photo of the paper, at most 10 MB. A photo becomes a PDF."),
    (state.errors || state.restored) && t("Please choose the file again. The browser did not keep it."),
  ];
  const hint = hints.filter(Boolean).join(" ");
  return (
    <>
      {input("name")}
      {input("page", { hint: t("A prospectus, a form or a list of bus stops belongs to its own page.") })}
      {present}
      <Field name="document" label={t("Document")} hint={hint} optional={!adding} state={state}>
        <input
          {...controlAttributes({ name: "document", hint, state })}
          type="file"
          accept={documentOrPhoto}
          required={adding}
        />
      </Field>
      {input("line", {
        hint: t(
          "The tables on the page Mandatory Public Disclosure show it in this line, with its number and days.",
        ),
      })}
      {input("number")}
      {input("issued_by", { hint: t("The authority, such as: State Fire Service, Burdwan.") })}
      {input("issued_on")}
      {input("valid_from")}
      {input("valid_until", {
        hint: t("The dashboard reminds you {days} days before the end.", { days: warningDays }),
      })}
      {input("position")}
    </>
  );
}
