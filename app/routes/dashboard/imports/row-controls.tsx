import { t } from "#say";
import {
  choiceName,
  type FileChoice,
  type ImportPlan,
  type Lacking,
  ownRow,
  type PlannedResult,
} from "~/capabilities/imports/plan";
import { type FormState, SelectField, TextField } from "~/ui/form/fields";

export const importFormId = "import-form";

/** Shows or chooses what belongs to the row of a file. */
export function RowControls({
  row: { at, file, choice, inputs = [] },
  options,
}: {
  row: PlannedResult;
  options: ImportPlan["options"];
}) {
  if (inputs.length > 0) return <RowInputs inputs={inputs} />;
  if (choice) {
    const own = { value: ownRow, label: t("Another document, named after the file") };
    return (
      <RowSelect
        choice={choice}
        options={[own, ...options]}
        label={t("File: {file}", { file: choice.name })}
        isNamed={at === choice.name}
      />
    );
  }
  return file ? <p className="hint">{t("Photo: {file}", { file })}</p> : null;
}

/** Values to confirm or correct, without renaming the file. */
function RowInputs({ inputs }: Required<Pick<PlannedResult, "inputs">>) {
  return (
    <div className="grid max-w-lg grid-cols-2 gap-x-3">
      {inputs.map(({ name, label, value }) => (
        <div key={name} className="field">
          <label htmlFor={name}>{label}</label>
          <input
            id={name}
            name={name}
            form={importFormId}
            defaultValue={value}
            maxLength={60}
            autoComplete="off"
          />
        </div>
      ))}
    </div>
  );
}

interface RowSelectProps {
  choice: FileChoice;
  options: ImportPlan["options"];
  label: string;
  isNamed?: boolean;
}

/** Corrects the row of a file without renaming it. */
export function RowSelect({ choice: { id, value }, options, label, isNamed }: RowSelectProps) {
  const name = choiceName(id);
  return (
    <div className="field max-w-lg">
      <label htmlFor={name} className={isNamed ? "sr-only" : "wrap-anywhere"}>
        {label}
      </label>
      <select id={name} name={name} form={importFormId} defaultValue={value}>
        <option value="">{t("Leave it out")}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

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
