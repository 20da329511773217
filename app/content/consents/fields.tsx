import { FieldError, type FormState, SpecField, TextField } from "~/ui/form/fields";
import { consentFields as fields } from "./consent-fields";

/** The inputs of a consent. */
export function ConsentFields({ state }: { state: FormState }) {
  return (
    <>
      <SpecField specs={fields} name="given_by" hint="Such as: Mrs. Rina Ghosh, mother" state={state} />
      <SpecField
        specs={fields}
        name="of_whom"
        hint="Such as: Arjun Ghosh, class VI. Leave it empty where the record says it."
        state={state}
      />
      <SpecField specs={fields} name="given_on" state={state} />
      <fieldset className="field">
        <legend className="mb-1 font-semibold">What for</legend>
        <FieldError id="for_site-problem" error={state.errors?.for_site} />
        <SpecField specs={fields} name="for_site" state={state} />
        <SpecField specs={fields} name="for_newsletter" state={state} />
        <SpecField specs={fields} name="for_print" state={state} />
      </fieldset>
      <SpecField
        specs={fields}
        name="valid_until"
        hint="Leave it empty if it has no end. It can be withdrawn at any time."
        state={state}
      />
      <TextField
        name="slip"
        label="Signed slip"
        optional
        hint="A photo of it or a PDF, at most 10 MB. Only the staff can open it."
        type="file"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        state={state}
      />
      <SpecField specs={fields} name="note" hint="Such as: by telephone, form in folder 7" state={state} />
    </>
  );
}
