import { t } from "#say";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";
import { popup } from "./popup";

/** The inputs of a pop-up, to add one and to edit one. */
export function PopupFields({ state, adding }: { state: FormState; adding: boolean }) {
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
