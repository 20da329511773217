import { rich, t } from "#say";
import { roles, roleWords } from "~/session/roles";
import { type FormState, TextField } from "~/ui/form/fields";
import { RadioField } from "~/ui/form/radio-field";

export function RoleField({ state }: { state: FormState }) {
  const options = roles.map((role) => ({
    value: role,
    label: rich(
      /* The role of an account. <may></may> is replaced by what it can do: “Editor – notices and photos”. */ "{role} – <may></may>",
      { may: () => <span className="font-normal">{t(roleWords[role].may)}</span> },
      { role: t(roleWords[role].label) },
    ),
  }));
  return (
    <RadioField name="role" legend={t("What this person may do")} options={options} required state={state} />
  );
}

export function PersonNameField({ state, isNew = false }: { state: FormState; isNew?: boolean }) {
  return (
    <TextField
      name="name"
      label={t(/* Of a person. */ "Name")}
      optional={!isNew}
      maxLength={80}
      hint={t("Such as Anita Das. Colleagues see it next to the username.")}
      state={state}
    />
  );
}
