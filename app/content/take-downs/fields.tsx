import { ContactFields } from "~/ui/form/contact-fields";
import { type FormState, TextArea, TextField } from "~/ui/form/fields";
import { RadioField } from "~/ui/form/radio-field";
import { relations } from "./states";

/** The inputs by which somebody asks to take something down. */
export function TakeDownFields({ state }: { state: FormState }) {
  return (
    <>
      <TextField name="name" label="Your name" autoComplete="name" required maxLength={100} state={state} />
      <RadioField name="relation" legend="Who are you?" options={[...relations]} required state={state} />
      <ContactFields state={state} />
      <TextArea
        name="reason"
        label="Why"
        optional
        hint="You need not give a reason."
        rows={3}
        maxLength={1000}
        state={state}
      />
    </>
  );
}
