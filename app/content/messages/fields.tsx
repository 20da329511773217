import { t } from "#say";
import { ContactFields } from "~/ui/form/contact-fields";
import { type FormState, TextArea, TextField } from "~/ui/form/fields";

export function MessageFields({ state }: { state: FormState }) {
  return (
    <>
      <div className="field-row">
        <TextField
          name="first_name"
          label={t("First name")}
          autoComplete="given-name"
          maxLength={100}
          state={state}
        />
        <TextField
          name="last_name"
          label={t("Last name")}
          autoComplete="family-name"
          maxLength={100}
          state={state}
        />
      </div>
      <ContactFields state={state} />
      <TextArea name="message" label={t("Message")} rows={6} required maxLength={5000} state={state} />
    </>
  );
}
