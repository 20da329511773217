import { t } from "#say";
import type { FieldSpecs } from "~/forms/field-specs";
import type { FormState } from "~/ui/form/fields";
import { MoreFields } from "~/ui/form/more-fields";
import { listOffered, type OtherLanguage, translatedField } from "./same-form";
import { WordsInput } from "./words-input";

interface OtherLanguagesProps {
  fields: FieldSpecs;
  languages: readonly OtherLanguage[] | undefined;
  state: FormState;
}

/** Inputs of a new record for its texts in the other languages of the site. */
export function OtherLanguages({ fields, languages = [], state }: OtherLanguagesProps) {
  const offered = listOffered(fields);
  if (languages.length === 0) return null;
  const names = languages.flatMap(({ code }) => offered.map(({ name }) => translatedField(code, name)));
  return (
    <MoreFields
      title={t("In other languages (optional)")}
      open={names.some((name) => state.typed?.[name] || state.errors?.[name])}
      className="grid gap-5 px-4 pb-4"
    >
      {languages.map(({ code, name: language, labels }) => (
        <fieldset key={code} className="grid gap-3">
          <legend className="font-semibold" lang={code}>
            {language}
          </legend>
          {offered.map(({ name, long, max }) => (
            <WordsInput
              key={name}
              name={translatedField(code, name)}
              label={labels[name] ?? ""}
              code={code}
              rows={long ? 4 : undefined}
              max={max}
              state={state}
            />
          ))}
        </fieldset>
      ))}
    </MoreFields>
  );
}
