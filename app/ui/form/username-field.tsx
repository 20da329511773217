import { t } from "#say";
import { type FormState, TextField } from "./fields";

/** The name of an account: as it is, without a capital that a phone puts first. */
export function UsernameField({ state, isNew = false }: { state: FormState; isNew?: boolean }) {
  const filledIn = isNew ? { autoComplete: "off", required: true } : { autoComplete: "username" };
  return (
    <TextField name="username" label={t("Username")} autoCapitalize="none" {...filledIn} state={state} />
  );
}
