import { EmailField, PhoneField } from "~/ui/form/contact-fields";
import { type FormState, TextArea, TextField } from "~/ui/form/fields";

/** The inputs of the contact form (specification section 3). */
export function MessageFields({ state }: { state: FormState }) {
  return (
    <>
      <div className="field-row">
        <TextField
          name="first_name"
          label="First name"
          autoComplete="given-name"
          maxLength={100}
          state={state}
        />
        <TextField
          name="last_name"
          label="Last name"
          autoComplete="family-name"
          maxLength={100}
          state={state}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend, and this is a hint */}
      <div
        role="group"
        aria-describedby="answer-hint"
        className="grid min-w-0 gap-5 [&_legend]:mb-3 [&_legend]:font-serif [&_legend]:text-2xl [&_legend]:font-bold [&_legend]:text-heading"
      >
        <div className="field-row">
          <PhoneField state={state} />
          <EmailField maxLength={254} state={state} />
        </div>
        <p className="hint" id="answer-hint">
          A phone number or an e-mail address is enough.
        </p>
      </div>
      <TextArea name="message" label="Message" rows={6} required maxLength={5000} state={state} />
    </>
  );
}
