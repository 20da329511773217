import type { ReactNode } from "react";
import { controlAttributes, Field, type FormState } from "~/ui/form/fields";
import { LetterCount } from "~/ui/form/letter-count";

interface WordsInputProps {
  name: string;
  label: string;
  hint?: ReactNode;
  /** Language code; phones choose the keyboard by it. */
  code: string;
  /** Lines of a textarea; undefined for a single-line input. */
  rows?: number | undefined;
  /** Graphemes. */
  max: number;
  state: FormState;
}

export function WordsInput({ name, label, hint, code, rows, max, state }: WordsInputProps) {
  const attributes = controlAttributes({ name, hint, state });
  const control = {
    ...attributes,
    "aria-describedby": [attributes["aria-describedby"], `${name}-count`].filter(Boolean).join(" "),
    lang: code,
    dir: "ltr",
    inputMode: "text",
    autoCapitalize: "none",
    spellCheck: true,
    defaultValue: state.typed?.[name],
  } as const;
  return (
    <>
      <Field name={name} label={label} hint={hint} state={state}>
        {rows ? <textarea {...control} rows={rows} /> : <input {...control} type="text" />}
      </Field>
      <LetterCount of={name} max={max} />
    </>
  );
}
