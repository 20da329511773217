import { type FormState, SpecField } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";
import { facultyMember } from "./faculty-member";

/** The inputs of a faculty member, to add one and to edit one. */
export function FacultyMemberFields({ state, adding }: { state: FormState; adding: boolean }) {
  const { fields } = facultyMember;
  return (
    <>
      <PhotoField state={state} adding={adding} />
      <SpecField specs={fields} name="name" state={state} />
      <SpecField specs={fields} name="title" hint="For example Principal or Senior teacher" state={state} />
      <SpecField
        specs={fields}
        name="subject"
        hint="For example Mathematics. Several with commas. For the staff directory."
        state={state}
      />
      <SpecField specs={fields} name="details" rows={4} state={state} />
    </>
  );
}
