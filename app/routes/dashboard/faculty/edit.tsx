import { t } from "#say";
import { faculty, parseFacultyMember } from "~/content/faculty/faculty-member.server";
import { facultyMember } from "~/kinds/faculty-member";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";
import { photoBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";

const page = editPage(facultyMember, faculty, parseFacultyMember, photoBody);
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(facultyMember);

export default editRecord(facultyMember, FacultyMemberFields);

function FacultyMemberFields({ state, adding }: { state: FormState; adding: boolean }) {
  const input = inputsOf(facultyMember.fields, state);
  return (
    <>
      <PhotoField state={state} adding={adding} />
      {input("name")}
      {input("title", { hint: t("For example Principal or Senior teacher") })}
      {input("subject", {
        hint: t("For example Mathematics. Put a comma between two subjects. The staff directory shows them."),
      })}
      {input("details", { rows: 4 })}
    </>
  );
}
