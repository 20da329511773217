import { t } from "#say";
import { PhoneField } from "~/ui/form/contact-fields";
import { type FormState, TextArea, TextField } from "~/ui/form/fields";

export function EnquiryFields({ state }: { state: FormState }) {
  return (
    <>
      <TextField
        name="name"
        label={t("Your name")}
        hint={t("The name of the parent or guardian.")}
        autoComplete="name"
        required
        maxLength={100}
        state={state}
      />
      <PhoneField required state={state} />
      <TextField
        name="class_wanted"
        label={t("Class wanted")}
        hint={t("For example LKG or Class VI.")}
        autoComplete="off"
        required
        maxLength={60}
        state={state}
      />
      <TextArea name="message" label={t("Your question")} optional rows={4} maxLength={2000} state={state} />
    </>
  );
}
