import { t } from "#say";
import { type FormState, SelectField, TextField } from "~/ui/form/fields";
import type { Lacking } from "./plan";

interface ClassAndYearInputsProps {
  asked: readonly Lacking[];
  state: FormState;
}

export function ClassAndYearInputs({ asked, state }: ClassAndYearInputsProps) {
  return (
    <div className="field-row">
      {asked.includes("std") ? (
        <SelectField
          name="std"
          label={t("Class")}
          hint={t("For rows that do not say it.")}
          options={[
            { value: "", label: t("Choose the class") },
            { value: "X", label: "X" },
            { value: "XII", label: "XII" },
          ]}
          state={state}
        />
      ) : null}
      {asked.includes("year") ? (
        <TextField
          name="year"
          label={t("Year of the examination")}
          optional
          inputMode="numeric"
          maxLength={7}
          state={state}
        />
      ) : null}
    </div>
  );
}
