import { EmailField, PhoneField } from "~/ui/form/contact-fields";
import { type FormState, TextArea, TextField } from "~/ui/form/fields";
import { RadioField } from "~/ui/form/radio-field";
import { relations } from "./states";

/** The inputs by which somebody asks to take something down. */
export function TakeDownFields({ state }: { state: FormState }) {
  return (
    <>
      <TextField name="name" label="Your name" autoComplete="name" required maxLength={100} state={state} />
      <RadioField name="relation" legend="Who are you?" options={[...relations]} required state={state} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend, and this is a hint */}
      <div role="group" aria-describedby="answer-hint" className="grid min-w-0 gap-5">
        <div className="field-row">
          <PhoneField state={state} />
          <EmailField maxLength={254} state={state} />
        </div>
        <p className="hint" id="answer-hint">
          A phone number or an e-mail address is enough.
        </p>
      </div>
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
