import { t } from "#say";
import { sayEnd } from "~/dates/ends";
import { shownValue } from "~/forms/field-specs";
import { languageInEnglish } from "~/languages/languages";
import type { MenuLink } from "~/ui/frame/menu";
import { hiddenLanguages } from "./hidden-languages";
import { hiddenInWords } from "./hidden-pages";
import { type SettingName, settingFields } from "./parts";

const pictureInWords = (value: string) =>
  value
    ? t(
        /* A picture of the school's; {mark} are a few letters that tell it from others. */ "The school's own ({mark})",
        { mark: value.slice(0, 6) },
      )
    : t(/* The logo or a colour was not changed by the school. */ "Standard");

const special: Partial<Record<SettingName, (value: string, facilities: readonly MenuLink[]) => string>> = {
  logo: pictureInWords,
  share_picture: pictureInWords,
  hidden_languages: (value) =>
    hiddenLanguages({ hidden_languages: value }).map(languageInEnglish).join(", ") ||
    t(/* Nothing is hidden. */ "None"),
  banner_until: (value) => value && sayEnd(value),
  hidden_menu: (value, facilities) => hiddenInWords(value, facilities) || t(/* Nothing is hidden. */ "None"),
};

/** Says a value in words. @param facilities links of the menu that staff have written */
export function describeValue(
  name: SettingName,
  value: string,
  facilities: readonly MenuLink[] = [],
): string {
  const describe = special[name];
  if (describe) return describe(value, facilities);
  const field = settingFields[name];
  return field.type === "colour" ? value || t("Standard") : shownValue(field, value);
}
