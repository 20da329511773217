import { t } from "#say";
import { FieldError, type FormState } from "./fields";

const parts = ["", "_month", "_year"] as const;

const name = "born";

/** Returns the day that a visitor typed in three fields, or whole in the first. */
export function typedBirthDate(fields: URLSearchParams): string {
  return parts
    .map((part) => fields.get(name + part)?.trim())
    .filter(Boolean)
    .join("-");
}

/** Three fields: a date picker takes many taps to a year long ago. */
export function BirthDateField({ label, state }: { label: string; state: FormState }) {
  const error = state.errors?.[name];
  const labels = [t("Day"), t(/* Of a date. */ "Month"), t(/* Of a date. */ "Year")];
  return (
    <fieldset className={error ? "field field-wrong" : "field"}>
      <legend className="mb-1 font-semibold">{label}</legend>
      <p className="hint" id={`${name}-hint`}>
        {t("Such as 31 5 2010.")}
      </p>
      <FieldError id={`${name}-error`} error={error} />
      <div className="flex gap-3">
        {parts.map((part, index) => (
          <div key={part} className={part === "_year" ? "w-24" : "w-18"}>
            <label htmlFor={name + part}>{labels[index]}</label>
            <input
              type="text"
              id={name + part}
              name={name + part}
              inputMode="numeric"
              autoComplete="off"
              maxLength={10}
              aria-describedby={error ? `${name}-hint ${name}-error` : `${name}-hint`}
              aria-invalid={error ? true : undefined}
              defaultValue={state.typed?.[name + part]}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
