import type { ReactNode } from "react";
import { controlAttributes, Field, type FormState, SpecField } from "~/ui/form/fields";
import { disclosure } from "./disclosure";
import { documentPages } from "./document-pages";
import { warningDays } from "./validity";

interface DisclosureFieldsProps {
  state: FormState;
  adding: boolean;
  /** The file that it has. */
  present: ReactNode;
}

/** The inputs of a disclosure document, to add one and to edit one. */
export function DisclosureFields({ state, adding, present }: DisclosureFieldsProps) {
  const again =
    state.errors || state.restored ? " Please choose it again: a browser cannot keep a chosen file." : "";
  const hint = `${adding ? "" : "Only to replace the present file. "}PDF, at most 10 MB.${again}`;
  return (
    <>
      <SpecField specs={disclosure.fields} name="name" state={state} />
      <SpecField
        specs={{ page: { ...disclosure.fields.page, options: documentPages } }}
        name="page"
        hint="A prospectus, a form or a list of bus stops belongs to its own page."
        state={state}
      />
      {present}
      <Field name="document" label="Document" hint={hint} optional={!adding} state={state}>
        <input
          {...controlAttributes({ name: "document", hint, state })}
          type="file"
          accept="application/pdf,.pdf"
          required={adding}
        />
      </Field>
      <SpecField specs={disclosure.fields} name="valid_from" state={state} />
      <SpecField
        specs={disclosure.fields}
        name="valid_until"
        hint={`Only staff see these days. Your overview tells you ${warningDays} days before the end.`}
        state={state}
      />
      <SpecField specs={disclosure.fields} name="position" hint="1 comes first." state={state} />
    </>
  );
}
