import { controlAttributes, Field, type FormState, SpecField } from "~/ui/form/fields";
import { disclosure } from "./disclosure";

/** The inputs of a disclosure document, to add one and to edit one. */
export function DisclosureFields({ state, adding }: { state: FormState; adding: boolean }) {
  const again =
    state.errors || state.restored ? " Please choose it again: a browser cannot keep a chosen file." : "";
  const hint = `${adding ? "" : "Only to replace the present file. "}PDF, at most 10 MB.${again}`;
  return (
    <>
      <SpecField specs={disclosure.fields} name="name" state={state} />
      <SpecField specs={disclosure.fields} name="position" hint="1 comes first." state={state} />
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
