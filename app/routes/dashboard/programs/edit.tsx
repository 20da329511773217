import { t } from "#say";
import { parseProgram, programs } from "~/content/programs/program.server";
import { program } from "~/kinds/program";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { wordsBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";

const page = editPage(program, programs, parseProgram, wordsBody, { defaults: () => ({ position: "1" }) });
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(program);

export default editRecord(program, ProgramFields);

function ProgramFields({ state }: { state: FormState }) {
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
