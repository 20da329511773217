import { t } from "#say";
import { ContactFields } from "~/ui/form/contact-fields";
import { type FormState, TextArea, TextField } from "~/ui/form/fields";
import { RadioField } from "~/ui/form/radio-field";
import { relations } from "./states";

export function TakeDownFields({ state }: { state: FormState }) {
  return (
    <>
      <TextField
        name="name"
        label={t("Your name")}
        autoComplete="name"
        required
        maxLength={100}
        state={state}
      />
      <RadioField
        name="relation"
        legend={t("Who are you?")}
        options={relations.map(({ value, label }) => ({ value, label: t(label) }))}
        required
        state={state}
      />
      <ContactFields state={state} />
      <TextArea name="reason" label={t("Why")} optional rows={3} maxLength={1000} state={state} />
    </>
  );
}
