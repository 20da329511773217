import { t } from "#say";
import { type FormState, TextField } from "./fields";

interface ContactFieldProps {
  state: FormState;
  hint?: string | undefined;
  label?: string;
  optional?: boolean;
  required?: boolean;
  maxLength?: number;
}

export function PhoneField({ label = t("Phone"), maxLength = 40, ...field }: ContactFieldProps) {
  return (
    <TextField name="phone" label={label} type="tel" autoComplete="tel" maxLength={maxLength} {...field} />
  );
}

export function EmailField({ label = t("E-mail"), ...field }: ContactFieldProps) {
  return <TextField name="email" label={label} type="email" autoComplete="email" {...field} />;
}

export function ContactFields({ state }: { state: FormState }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend, and this is a hint
    <div role="group" aria-describedby="answer-hint" className="grid min-w-0 gap-5">
      <div className="field-row">
        <PhoneField state={state} />
        <EmailField maxLength={254} state={state} />
      </div>
      <p className="hint" id="answer-hint">
        {t("A phone number or an e-mail address is enough.")}
      </p>
    </div>
  );
}
