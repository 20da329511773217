import { type FormState, SelectField, TextField } from "~/ui/form/fields";
import { anotherPost, applicantLimits } from "./limits";

/** Who applies for what, beside the file. @param posts the open ones */
export function ApplicantFields({ posts, state }: { posts: readonly string[]; state: FormState }) {
  const choices = [...new Set([...posts, anotherPost])];
  return (
    <>
      <TextField
        name="name"
        label="Name"
        autoComplete="name"
        maxLength={applicantLimits.name}
        state={state}
      />
      <TextField
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="tel"
        hint="We call you on it. You need it to see how your application stands."
        maxLength={applicantLimits.phone}
        state={state}
      />
      <TextField
        name="email"
        label="E-mail"
        type="email"
        autoComplete="email"
        optional
        maxLength={applicantLimits.email}
        state={state}
      />
      <SelectField
        name="post"
        label="Post"
        options={[
          { value: "", label: "Choose the post" },
          ...choices.map((value) => ({ value, label: value })),
        ]}
        state={state}
      />
    </>
  );
}
