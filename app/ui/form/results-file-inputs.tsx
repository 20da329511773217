import { t } from "#say";
import { type FormState, SelectField, TextField } from "./fields";

interface ResultsFileInputsProps {
  hint: string;
  /** Characters of a year: 4, or 7 if it can be 2025-26. */
  yearLength: number;
  state: FormState;
}

/** Inputs for a file of board results (a table or CBSE's list), and for values that it can lack. */
export function ResultsFileInputs({ hint, yearLength, state }: ResultsFileInputsProps) {
  return (
    <>
      <TextField
        name="file"
        label={t("File")}
        type="file"
        accept=".xlsx,.ods,.csv,.txt,text/csv,text/plain"
        hint={hint}
        state={state}
      />
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
    </>
  );
}
