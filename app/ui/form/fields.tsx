import { Fragment, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from "react";
import { t } from "#say";
import {
  defaultMax,
  type FieldSpec,
  type FieldSpecs,
  optionWords,
  positionLength,
} from "~/forms/field-specs";
import { languageProps } from "../../text/language";
import { pasteTable } from "./insert-text";

export interface FormState {
  errors?: Record<string, string> | undefined;
  typed?: Record<string, string | undefined> | undefined;
  restored?: boolean;
}

interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean | undefined;
  /** Buttons that write into the control: above it, but after it in tab order. */
  tools?: ReactNode;
  state: FormState;
}

function describedBy(name: string, hint: unknown, error: unknown): string | undefined {
  return [hint ? `${name}-hint` : "", error ? `${name}-error` : ""].filter(Boolean).join(" ") || undefined;
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="field-error" id={id}>
      <span className="sr-only">{`${t("Error:")} `}</span>
      {error}
    </p>
  );
}

export function Field({
  name,
  label,
  hint,
  optional,
  tools,
  state,
  children,
}: FieldProps & { children: ReactNode }) {
  const error = state.errors?.[name];
  return (
    <div className={error ? "field field-wrong" : "field"}>
      <label htmlFor={name}>
        {label} {optional ? <span className="hint">{t("(optional)")}</span> : null}
      </label>
      {hint ? (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${name}-error`} error={error} />
      {children}
      {tools}
    </div>
  );
}

export function controlAttributes({ name, hint, state }: Pick<FieldProps, "name" | "hint" | "state">) {
  const error = state.errors?.[name];
  return {
    id: name,
    name,
    "aria-describedby": describedBy(name, hint, error),
    "aria-invalid": error ? true : undefined,
  };
}

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | "type"
  | "autoComplete"
  | "required"
  | "maxLength"
  | "inputMode"
  | "accept"
  | "multiple"
  | "autoCapitalize"
  | "placeholder"
>;

export function TextField({
  name,
  label,
  hint,
  optional,
  state,
  type = "text",
  ...input
}: FieldProps & InputProps) {
  const secret = type === "password" || type === "file";
  return (
    <Field name={name} label={label} hint={hint} optional={optional} state={state}>
      <input
        {...controlAttributes({ name, hint, state })}
        {...input}
        type={type}
        defaultValue={secret ? undefined : state.typed?.[name]}
      />
    </Field>
  );
}

export function TextArea({
  rows = 6,
  required,
  maxLength,
  onPaste,
  ...field
}: FieldProps &
  Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, "rows" | "required" | "maxLength" | "onPaste">) {
  const { name, tools, state } = field;
  return (
    <Field {...field}>
      <textarea
        className={tools ? "order-1" : undefined}
        {...controlAttributes(field)}
        rows={rows}
        required={required}
        maxLength={maxLength}
        onPaste={onPaste}
        defaultValue={state.typed?.[name]}
      />
    </Field>
  );
}

export function SelectField({
  name,
  label,
  hint,
  state,
  options,
}: FieldProps & { options: readonly { value: string; label: string }[] }) {
  return (
    <Field name={name} label={label} hint={hint} state={state}>
      <select {...controlAttributes({ name, hint, state })} defaultValue={state.typed?.[name]}>
        {options.map((option) => (
          <option key={option.value} value={option.value} {...languageProps(option.label)}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface InputExtras {
  hint?: ReactNode;
  tools?: ReactNode;
  rows?: number;
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
}

/** Returns inputs by field name, with label, length and `required` from the specification. They have keys for lists. */
export function inputsOf<Specs extends FieldSpecs>(specs: Specs, state: FormState) {
  return (name: keyof Specs & string, extras: InputExtras = {}) => (
    <Fragment key={name}>{inputOf(specs[name], { name, state, ...extras })}</Fragment>
  );
}

/** Returns the inputs of all fields, in their order. */
export function allInputs(specs: FieldSpecs, state: FormState): ReactNode[] {
  return Object.keys(specs).map((name) => inputsOf(specs, state)(name));
}

function inputOf(
  spec: FieldSpec | undefined,
  { name, rows, inputMode, ...rest }: InputExtras & { name: string; state: FormState },
) {
  if (!spec) throw new Error(`There is no field ${name}.`);
  const { label, hint, type, max = defaultMax, options, required, initial } = spec;
  const place = type === "position";
  const optional = !(required || place || initial);
  const field = { name, label: t(label), optional, hint: hint && t(hint), ...rest };
  if (options) {
    const said = options.map((option) => ({ value: option.value, label: optionWords(option) }));
    return <SelectField {...field} options={said} />;
  }
  if (type === "check") return <CheckField {...field} />;
  const limits = { required: Boolean(required) || place, maxLength: place ? positionLength : max };
  if (type === "long")
    return <TextArea {...field} {...limits} rows={rows ?? spec.rows} onPaste={pasteTable} />;
  if (type === "date" || type === "time")
    return <TextField {...field} type={type} required={limits.required} />;
  if (place || type === "number") return <TextField {...field} {...limits} inputMode="numeric" />;
  return <TextField {...field} {...limits} type={inputTypes[type ?? ""]} inputMode={inputMode} />;
}

const inputTypes: Record<string, string | undefined> = { phone: "tel", email: "email", url: "url" };

function CheckField({ name, label, hint, state }: FieldProps) {
  return (
    <div className="check">
      <input
        {...controlAttributes({ name, hint, state })}
        type="checkbox"
        value="1"
        defaultChecked={state.typed?.[name] === "1"}
      />
      <div className="items-center sm:flex">
        <label className="max-sm:block" htmlFor={name}>
          {label}
        </label>
        {hint ? (
          <p className="hint max-sm:-mt-2 max-sm:px-2.5" id={`${name}-hint`}>
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  );
}
