import { type FormState, SpecField } from "~/ui/form/fields";
import { program } from "./program";

/** The inputs of a program, to add one and to edit one. */
export function ProgramFields({ state }: { state: FormState }) {
  const { fields } = program;
  return (
    <>
      <SpecField specs={fields} name="title" hint="For example Middle stage" state={state} />
      <SpecField specs={fields} name="grades" hint="For example Classes VI to VIII" state={state} />
      <SpecField specs={fields} name="details" rows={5} state={state} />
      <SpecField specs={fields} name="subjects" hint="Write one on each line." rows={5} state={state} />
      <SpecField specs={fields} name="position" hint="1 comes first." state={state} />
    </>
  );
}
