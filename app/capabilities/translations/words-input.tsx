import { type ReactNode, useEffect, useState } from "react";
import { t } from "#say";
import { graphemes } from "~/text/graphemes";
import { controlAttributes, Field, type FormState } from "~/ui/form/fields";

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

/** Shows the maximum, and with script the current count. @param of ID of the field */
function LetterCount({ of, max }: { of: string; max: number }) {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    const field = document.getElementById(of);
    if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return undefined;
    const show = () => setCount([...graphemes(field.value)].length);
    show();
    field.addEventListener("input", show);
    return () => field.removeEventListener("input", show);
  }, [of]);
  return (
    <p className={count !== undefined && count > max ? "field-error" : "hint m-0"} id={`${of}-count`}>
      {count === undefined
        ? t("At most {max} letters", { max })
        : t("{count} of {max} letters", { count, max })}
    </p>
  );
}
