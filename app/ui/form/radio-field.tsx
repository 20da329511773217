import type { ReactNode } from "react";
import { t } from "#say";
import type { FormState } from "./fields";

interface RadioFieldProps {
  name: string;
  legend: string;
  options: { value: string; label: ReactNode }[];
  required?: boolean;
  state: FormState;
  children?: ReactNode;
}

export function RadioField({ name, legend, options, required, state, children }: RadioFieldProps) {
  const error = state.errors?.[name];
  return (
    <fieldset className={error ? "field field-wrong" : "field"} id={name} tabIndex={-1}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {error ? (
        <p className="field-error">
          <span className="sr-only">{`${t("Error:")} `}</span>
          {error}
        </p>
      ) : null}
      {children}
      {options.map(({ value, label }) => (
        <div className="check items-start! [&_input]:mt-2.5" key={value}>
          <input
            type="radio"
            name={name}
            id={`${name}-${value}`}
            value={value}
            required={required}
            defaultChecked={state.typed?.[name] === value}
          />
          <label htmlFor={`${name}-${value}`}>{label}</label>
        </div>
      ))}
    </fieldset>
  );
}
