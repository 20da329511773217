import { t } from "#say";
import { EmailField, PhoneField } from "~/ui/form/contact-fields";
import { type FormState, SelectField, TextField } from "~/ui/form/fields";
import { anotherPost, applicantLimits } from "./limits";

interface ApplicantFieldsProps {
  posts: readonly string[];
  /** True if the number is sent by e-mail too. */
  mailed: boolean;
  state: FormState;
}

export function ApplicantFields({ posts, mailed, state }: ApplicantFieldsProps) {
  const choices = [...new Set([...posts, anotherPost])];
  return (
    <>
      <TextField
        name="name"
        label={t("Name")}
        autoComplete="name"
        maxLength={applicantLimits.name}
        state={state}
      />
      <PhoneField
        hint={t("We will call this number. You also need it to check your application.")}
        maxLength={applicantLimits.phone}
        state={state}
      />
      <EmailField
        hint={mailed ? t("We send your application number there.") : undefined}
        optional
        maxLength={applicantLimits.email}
        state={state}
      />
      <SelectField
        name="post"
        label={t(/* A job. */ "Post")}
        options={[
          { value: "", label: t(/* A job. */ "Choose the post") },
          ...choices.map((value) => ({ value, label: value === anotherPost ? t(anotherPost) : value })),
        ]}
        state={state}
      />
    </>
  );
}
