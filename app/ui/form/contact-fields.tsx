import { type FormState, TextField } from "./fields";

interface ContactFieldProps {
  state: FormState;
  hint?: string | undefined;
  label?: string;
  optional?: boolean;
  required?: boolean;
  maxLength?: number;
}

/** Where somebody can be called. */
export function PhoneField({ label = "Phone", maxLength = 40, ...field }: ContactFieldProps) {
  return (
    <TextField name="phone" label={label} type="tel" autoComplete="tel" maxLength={maxLength} {...field} />
  );
}

/** Where somebody can be written to. */
export function EmailField({ label = "E-mail", ...field }: ContactFieldProps) {
  return <TextField name="email" label={label} type="email" autoComplete="email" {...field} />;
}
