import { t } from "#say";
import { FieldError, type FormState, inputsOf, TextField } from "~/ui/form/fields";
import { consentFields as fields } from "./consent-fields";

export function ConsentFields({ state }: { state: FormState }) {
  const input = inputsOf(fields, state);
  return (
    <>
      {input("given_by", { hint: t("Such as: Mrs. Rina Ghosh, mother") })}
      {input("of_whom", {
        hint: t("Such as: Arjun Ghosh, class VI. Leave it empty where the record says it."),
      })}
      {input("given_on")}
      <fieldset className="field">
        <legend className="mb-1 font-semibold">{t("What for")}</legend>
        <FieldError id="for_site-problem" error={state.errors?.for_site} />
        {input("for_site")}
        {input("for_newsletter")}
        {input("for_print")}
      </fieldset>
      {input("valid_until", { hint: t("Leave it empty if it has no end. It can be withdrawn at any time.") })}
      <TextField
        name="slip"
        label={t("Signed slip")}
        optional
        hint={t("A photo of it or a PDF, at most 10 MB. Only the staff can open it.")}
        type="file"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        state={state}
      />
      {input("note", { hint: t("Such as: by telephone, form in folder 7") })}
    </>
  );
}
