import type { ReactNode } from "react";
import { t } from "#say";
import { controlAttributes, Field, type FormState, inputsOf } from "~/ui/form/fields";
import { disclosureDocument } from "./document-fields";
import { documentPages } from "./document-pages";
import { warningDays } from "./validity";

interface DisclosureFieldsProps {
  state: FormState;
  adding: boolean;
  /** The file that it has. */
  present: ReactNode;
}

/** The inputs of a disclosure document, to add one and to edit one. */
export function DisclosureFields({ state, adding, present }: DisclosureFieldsProps) {
  const { fields } = disclosureDocument;
  const input = inputsOf({ ...fields, page: { ...fields.page, options: documentPages } }, state);
  const hints = [
    !adding && t("Choose a file only to change it."),
    t("PDF, at most 10 MB."),
    (state.errors || state.restored) && t("Please choose it again: a browser cannot keep a chosen file."),
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
          accept="application/pdf,.pdf"
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
        hint: t("Your overview tells you {days} days before the end.", { days: warningDays }),
      })}
      {input("position", { hint: t("1 comes first.") })}
    </>
  );
}
