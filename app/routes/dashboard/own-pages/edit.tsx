import { useEffect } from "react";
import { t } from "#say";
import { listReservedAddresses } from "~/capabilities/addresses/reserved.server";
import { pages, parsePage } from "~/content/own-pages/page.server";
import { wordsInAddress } from "~/kinds/address-path";
import { page as pageWords } from "~/kinds/own-page";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { FormatButtons } from "~/ui/form/format-buttons";
import { filesBody, previewInstead, readLateFiles, withFiles } from "../attached-files/files-body.server";
import { FilesOfForm, PreviewButton, PreviewOfForm } from "../attached-files/files-of-form";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";

const form = editPage(
  pageWords,
  pages,
  async (fields: URLSearchParams) => parsePage(fields, await listReservedAddresses()),
  filesBody(pageWords),
  {
    defaults: () => ({ menu: "Parents", position: "1" }),
    readLate: readLateFiles(pageWords),
    instead: previewInstead("/dashboard/page-preview"),
  },
);

const page = withFiles(pageWords, form);
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(pageWords);

const PageForm = editRecord(
  pageWords,
  ({ state }) => (
    <>
      <PageFields state={state} />
      <FilesOfForm kind={pageWords} state={state} />
    </>
  ),
  undefined,
  PreviewButton,
);

export default function EditPage() {
  return (
    <>
      <PageForm />
      <PreviewOfForm />
    </>
  );
}

/** Proposes the address while the title is typed. */
function useProposedAddress() {
  useEffect(() => {
    const title = document.getElementById("title") as HTMLInputElement | null;
    const address = document.getElementById("address") as HTMLInputElement | null;
    if (!title || !address) return;
    const propose = () => {
      address.placeholder = wordsInAddress(title.value);
    };
    propose();
    title.addEventListener("input", propose);
    return () => title.removeEventListener("input", propose);
  }, []);
}

const marks = ["Heading", "Bold", "List", "Table", "Link"] as const;

function PageFields({ state }: { state: FormState }) {
  useProposedAddress();
  const input = inputsOf(pageWords.fields, state);
  return (
    <>
      {input("title")}
      {input("address", {
        hint: t(
          "The end of its web address, such as library. Empty, it is made from the name. An older address leads to the new one.",
        ),
      })}
      {input("details", {
        rows: 14,
        hint: t("Rows that you copy from Excel become a table."),
        tools: <FormatButtons field="details" marks={marks} />,
      })}
      <div className="field-row">
        {input("menu")}
        {input("menu_label", { hint: t("Empty, the menu has the title.") })}
        {input("position", { hint: t("1 comes first among your pages.") })}
      </div>
    </>
  );
}
