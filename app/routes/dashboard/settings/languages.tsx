import { type Message, msg } from "#message";
import { t } from "#say";
import type { ProofHandle } from "~/accounts/proof/require-proof.server";
import { languageName } from "~/languages/language-name.server";
import { getLocale, translations } from "~/languages/languages";
import { parsePart } from "~/settings/form.server";
import { hiddenByBoxes, hiddenLanguages } from "~/settings/hidden-languages";
import { LanguageChoice } from "~/settings/language-choice";
import { getPart } from "~/settings/parts";
import { readSettings } from "~/settings/queries.server";
import { savePart } from "~/settings/save.server";
import { useForm } from "~/ui/form/use-form";
import { titled } from "~/ui/page/page-meta";
import { staffForm } from "../staff-page.server";
import { SettingsForm } from "./settings-form";

export const handle: ProofHandle = { proof: "none" };

const conflictMessage: Message = msg(
  "Another person changed the languages while you had them open. Yours are in the form and not saved yet. Save replaces theirs.",
);

const page = staffForm({
  role: "administrator",
  failure: msg("The languages could not be saved. Please try again."),
  edit: async (db) => ({
    saved: await readSettings(db),
    fields: getPart("languages").fields,
    conflict: conflictMessage,
  }),
  load: async () => ({
    languages: translations.map(({ digits, ...language }) => ({
      code: language.code,
      name: language.name,
      inWords: languageName(language.code),
      digits: new Intl.NumberFormat(`${getLocale(language)}-u-nu-${digits}`, { useGrouping: false }).format(
        1234567890,
      ),
    })),
  }),
  parse: async (fields, { db }) => {
    fields.set("hidden_languages", hiddenByBoxes(Object.fromEntries(fields), await readSettings(db)));
    return parsePart("languages", fields);
  },
  save: (trx, values, { context, staff }) =>
    savePart(context, trx, { who: staff.username, key: "languages", values }),
});
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled(msg("Site settings: Languages"));

export default function Languages() {
  const { form, problem } = useForm<typeof loader, typeof action>();
  const { typed, errors } = { errors: undefined, ...(problem ?? form) };
  const hidden_languages = typed?.hidden_languages ?? hiddenByBoxes(typed ?? {}, { hidden_languages: "" });
  return (
    <>
      <h1>{t(getPart("languages").title)}</h1>
      <p className="lead">
        {t(
          "English is always there. Menus, buttons and hints come in the others by themselves; what your school wrote is shown as it was written.",
        )}
      </p>
      <SettingsForm
        part="languages"
        form={form}
        answered={problem !== undefined}
        typed={typed}
        errors={errors}
      >
        <LanguageChoice
          languages={form.languages}
          hidden={hiddenLanguages({ hidden_languages })}
          state={{ typed, errors }}
        />
      </SettingsForm>
    </>
  );
}
