import type { ReactNode } from "react";
import { t } from "#say";
import { languageProps } from "~/text/language";
import type { FormState } from "~/ui/form/fields";
import { SharedForm, type SharedFormProps } from "~/ui/form/shared-form";

/** Hidden field with hashes of the English texts when the form was opened. */
export const englishField = "english";

interface WordsFormProps extends Omit<SharedFormProps, "id" | "what"> {
  page: { code: string; language: string; name: string };
  state: FormState;
  /** Content between the heading and the form. */
  above: ReactNode;
}

export function WordsForm({ page, state, above, children, ...rest }: WordsFormProps) {
  return (
    <>
      <h1 className="wrap-anywhere">
        <span lang={page.code}>{page.language}</span>
        {": "}
        <span {...languageProps(page.name)}>{page.name}</span>
      </h1>
      {above}
      <SharedForm
        id="words-form"
        what={t(/* In a sentence: somebody else changed these words. */ "these words")}
        {...rest}
      >
        <input type="hidden" name={englishField} value={state.typed?.[englishField] ?? ""} />
        {children}
      </SharedForm>
    </>
  );
}
