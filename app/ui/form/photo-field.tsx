import { controlAttributes, Field, type FormState } from "./fields";

/** The photo of a form: images only, and required for a new record (specification section 5). */
export function PhotoField({ state, adding }: { state: FormState; adding: boolean }) {
  const again = state.errors ? " Please choose it again: a browser cannot keep a chosen file." : "";
  const hint = adding
    ? `JPEG, PNG, WebP or AVIF, at most 15 MB.${again}`
    : `Only to replace the present photo. JPEG, PNG, WebP or AVIF, at most 15 MB.${again}`;
  return (
    <Field name="photo" label="Photo" hint={hint} optional={!adding} state={state}>
      <input
        {...controlAttributes({ name: "photo", hint, state })}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        required={adding}
      />
    </Field>
  );
}
