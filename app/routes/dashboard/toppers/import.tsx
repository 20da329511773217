import { msg, t } from "#say";
import { defaultBest } from "~/content/toppers/best";
import { topperImport } from "~/content/toppers/topper-import.server";
import type { FieldSpecs } from "~/forms/field-specs";
import { topper } from "~/kinds/topper";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { MoreFields } from "~/ui/form/more-fields";
import { importPage } from "../imports/import-page.server";
import { importMeta, importRecords } from "../imports/import-records";

const page = importPage(topperImport);
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = importMeta(topper);

export default importRecords(topper, {
  hint: () => t("Columns: name, class, stream, year, per cent or marks, photo, consent."),
  fileHint: () =>
    t(
      "Excel (.xlsx), CSV, or CBSE's result as TXT. From CBSE's list the best students are taken, by their five best subjects.",
    ),
  files: "picture",
  Inputs: ChoiceOfBest,
});

const fields = {
  best: { label: msg("Number of best students from CBSE's list"), max: 2 },
  english: {
    label: msg(
      /* Of the best five subjects, by which students are compared. */ "Always count English among the five subjects",
    ),
    type: "check",
  },
} as const satisfies FieldSpecs;

function ChoiceOfBest({ state }: { state: FormState }) {
  const input = inputsOf(fields, { ...state, typed: { best: String(defaultBest), ...state.typed } });
  return (
    <MoreFields
      title={t("How many students to show")}
      open={Object.keys(fields).some((name) => state.errors?.[name])}
    >
      {input("best", { inputMode: "numeric" })}
      {input("english")}
    </MoreFields>
  );
}
