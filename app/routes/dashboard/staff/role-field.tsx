import { t } from "#say";
import { roles, roleWords } from "~/session/roles";
import type { FormState } from "~/ui/form/fields";
import { RadioField } from "~/ui/form/radio-field";

const options = roles.map((role) => ({
  value: role,
  label: (
    <>
      {roleWords[role].label}: <span className="font-normal">{roleWords[role].may}</span>
    </>
  ),
}));

/** The choice of what a person may do. */
export function RoleField({ state }: { state: FormState }) {
  return (
    <RadioField name="role" legend={t("What this person may do")} options={options} required state={state} />
  );
}
