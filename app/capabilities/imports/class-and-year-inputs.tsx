import { t } from "#say";
import { type FormState, SelectField, TextField } from "./fields";

interface ClassAndYearInputsProps {
  /** Characters of a year: 4, or 7 if it can be 2025-26. */
  yearLength: number;
  state: FormState;
}

/** Inputs for values that a table of board results can lack. */
export function ClassAndYearInputs({ yearLength, state }: ClassAndYearInputsProps) {
  return (
    <div className="field-row">
      <SelectField
        name="std"
        label={t("Class, if the file does not say it")}
        options={[
          { value: "", label: t("The file says it") },
          { value: "X", label: "X" },
          { value: "XII", label: "XII" },
        ]}
        state={state}
      />
      <TextField
        name="year"
        label={t("Year, if the file does not say it")}
        optional
        inputMode="numeric"
        maxLength={yearLength}
        state={state}
      />
    </div>
  );
}
