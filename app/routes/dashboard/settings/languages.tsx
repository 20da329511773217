import type { ComponentProps } from "react";
import { msg } from "#message";
import type { ProofHandle } from "~/accounts/proof/require-proof.server";
import { languageName } from "~/languages/language-name.server";
import { getLocale, translations } from "~/languages/languages";
import { hiddenByBoxes, hiddenLanguages } from "~/settings/hidden-languages";
import { LanguageChoice } from "~/settings/language-choice";
import { titled } from "~/ui/page/page-meta";
import { partForm } from "./part-form.server";
import { partPage } from "./settings-form";

export const handle: ProofHandle = { proof: "none" };

const page = partForm({
  key: "languages",
  failure: msg("The languages could not be saved. Please try again."),
  conflict: msg(
    "Another person changed the languages while you had them open. Yours are in the form and not saved yet. Save replaces theirs.",
  ),
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
  read: (fields, typed, settings) => fields.set("hidden_languages", hiddenByBoxes(typed, settings)),
});
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled(msg("Site settings: Languages"));

export default partPage<Pick<ComponentProps<typeof LanguageChoice>, "languages">>({
  part: "languages",
  lead: msg(
    "English is always there. Menus, buttons and hints come in the others by themselves; what your school wrote is shown as it was written.",
  ),
  inputs: (typed, { languages }, errors) => {
    const hidden_languages = typed.hidden_languages ?? hiddenByBoxes(typed, { hidden_languages: "" });
    const hidden = hiddenLanguages({ hidden_languages });
    return <LanguageChoice languages={languages} hidden={hidden} state={{ typed, errors }} />;
  },
});
