import { controlAttributes, Field, type FormState, TextField } from "~/ui/form/fields";

/** The inputs of a disclosure document, to add one and to edit one. */
export function DisclosureFields({ state, adding }: { state: FormState; adding: boolean }) {
  const again =
    state.errors || state.restored ? " Please choose it again: a browser cannot keep a chosen file." : "";
  const hint = `${adding ? "" : "Only to replace the present file. "}PDF, at most 10 MB.${again}`;
  return (
    <>
      <TextField name="name" label="Name" required maxLength={200} state={state} />
      <TextField
        name="position"
        label="Place in the order"
        hint="1 comes first."
        required
        inputMode="numeric"
        maxLength={4}
        state={state}
      />
      <Field name="document" label="Document" hint={hint} optional={!adding} state={state}>
        <input
          {...controlAttributes({ name: "document", hint, state })}
          type="file"
          accept="application/pdf,.pdf"
          required={adding}
        />
      </Field>
    </>
  );
}
