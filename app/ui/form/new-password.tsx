import { t } from "#say";
import type { FormState } from "./fields";
import { PasswordField } from "./password-field";

export function NewPasswordField({ state }: { state: FormState }) {
  return (
    <PasswordField
      name="password"
      label={t("New password")}
      hint={t(/* Below the field of a new password. */ "10 characters or more; a short sentence is good.")}
      required
      state={state}
    />
  );
}
