import { t } from "#say";
import { parsePopup, popups } from "~/content/popups/popup.server";
import { popup } from "~/kinds/popup";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";
import { photoBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";

const page = editPage(popup, popups, parsePopup, photoBody, {
  // Most pop-ups announce admissions; one without a button leads nowhere.
  defaults: () => ({ link_label: t("Admission"), link_url: "/admission" }),
});
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(popup);

export default editRecord(popup, PopupFields);

function PopupFields({ state, adding }: { state: FormState; adding: boolean }) {
  const input = inputsOf(popup.fields, state);
  return (
    <>
      <PhotoField state={state} adding={adding} />
      {input("title", { hint: t("The newest pop-up opens on the home page, once per visit.") })}
      {input("description", { rows: 4 })}
      {input("link_label", {
        hint: t("Such as Admission form. Leave both empty if the pop-up needs no button."),
      })}
      {input("link_url", {
        hint: t("A page of this site, such as /contact, or a full address that begins with https://"),
        inputMode: "url",
      })}
    </>
  );
}
