import { t } from "#say";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";
import { facultyMember } from "./faculty-member";

/** The inputs of a faculty member, to add one and to edit one. */
export function FacultyMemberFields({ state, adding }: { state: FormState; adding: boolean }) {
  const input = inputsOf(facultyMember.fields, state);
  return (
    <>
      <PhotoField state={state} adding={adding} />
      {input("name")}
      {input("title", { hint: t("For example Principal or Senior teacher") })}
      {input("subject", {
        hint: t("For example Mathematics. Several with commas. For the staff directory."),
      })}
      {input("details", { rows: 4 })}
    </>
  );
}
