import { t } from "#say";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { program } from "./program";

/** The inputs of a program, to add one and to edit one. */
export function ProgramFields({ state }: { state: FormState }) {
  const input = inputsOf(program.fields, state);
  return (
    <>
      {input("title", { hint: t("For example Middle stage") })}
      {input("grades", { hint: t("For example Classes VI to VIII") })}
      {input("details", { rows: 5 })}
      {input("subjects", { hint: t("Write one on each line."), rows: 5 })}
      {input("position", { hint: t("1 comes first.") })}
    </>
  );
}
