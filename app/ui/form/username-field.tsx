import { t } from "#say";
import { type FormState, TextField } from "./fields";

export function UsernameField({ state, isNew = false }: { state: FormState; isNew?: boolean }) {
  const filledIn = isNew
    ? { autoComplete: "off", optional: true, hint: t("Leave it empty to make it from the name.") }
    : { autoComplete: "username" };
  return (
    <TextField name="username" label={t("Username")} autoCapitalize="none" {...filledIn} state={state} />
  );
}
