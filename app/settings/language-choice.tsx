import { t } from "#say";
import { type FormState, SelectField } from "~/ui/form/fields";
import { languageBoxField, languageCodesField } from "./hidden-languages";
import { settingFields } from "./parts";

interface LanguageChoiceProps {
  /** `inWords`: name in the dashboard's language. */
  languages: readonly { code: string; name: string; inWords: string; digits: string }[];
  hidden: readonly string[];
  state: FormState;
}

export function LanguageChoice({ languages, hidden, state }: LanguageChoiceProps) {
  const error = state.errors?.hidden_languages;
  return (
    <>
      <input type="hidden" name={languageCodesField} value={languages.map(({ code }) => code).join(" ")} />
      <fieldset aria-describedby={error ? "hidden_languages-error" : undefined}>
        <legend className="flex min-h-11 items-center font-semibold">
          {t("Besides English, the site has")}
        </legend>
        {error ? (
          <p className="field-error" id="hidden_languages-error">
            {error}
          </p>
        ) : null}
        <ul className="grid gap-1">
          {languages.map(({ code, name, inWords }) => (
            <li key={code} className="check">
              <input
                id={`offer-${code}`}
                type="checkbox"
                name={languageBoxField(code)}
                value="yes"
                defaultChecked={!hidden.includes(code)}
              />
              <label htmlFor={`offer-${code}`}>
                {inWords} (<span lang={code}>{name}</span>)
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <SelectField
        name="own_digits"
        label={t(settingFields.own_digits.label)}
        hint={t("In dates and numbers that the website writes on pages in these languages.")}
        state={state}
        options={[
          { value: "", label: "1234567890" },
          {
            value: "own",
            label: t(/* Digits, such as ०१२३. */ "Each language's own: {digits}", {
              digits: languages.map(({ digits }) => digits).join(", "),
            }),
          },
        ]}
      />
    </>
  );
}
