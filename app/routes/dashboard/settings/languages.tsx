import type { ComponentProps } from "react";
import { msg } from "#message";
import { describeLanguage } from "~/languages/language-name.server";
import { translations } from "~/languages/languages";
import { hiddenByBoxes, hiddenLanguages } from "~/settings/hidden-languages";
import { LanguageChoice } from "~/settings/language-choice";
import { titled } from "~/ui/page/page-meta";
import { partForm } from "./part-form.server";
import { partPage } from "./settings-form";

const page = partForm({
  key: "languages",
  failure: msg("The languages could not be saved. Please try again."),
  conflict: msg(
    "Another person changed the languages while you had them open. Yours are in the form and not saved yet. Save replaces theirs.",
  ),
  load: async () => ({ languages: translations.map(describeLanguage) }),
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
