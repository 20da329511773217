import { t } from "#say";
import { momentAtSchool } from "~/dates/dates";
import { languageInEnglish } from "~/languages/languages";
import type { MenuLink } from "~/ui/frame/menu";
import { consentRules } from "./consent-rules";
import { hiddenLanguages } from "./hidden-languages";
import { hiddenInWords } from "./hidden-pages";
import type { Settings } from "./settings";

export function inWords(name: keyof Settings, value: string, facilities: readonly MenuLink[] = []): string {
  if (name === "logo" || name === "share_picture")
    return value
      ? t(
          /* A picture of the school's; {mark} are a few letters that tell it from others. */ "The school's own ({mark})",
          { mark: value.slice(0, 6) },
        )
      : t(/* The logo or a colour was not changed by the school. */ "Standard");
  if (name === "colour_main" || name === "colour_accent") return value || t("Standard");
  if (name === "consent_rule") {
    const rule = consentRules.find((one) => one.value === value);
    return rule ? t(rule.label) : value;
  }
  if (name === "hidden_languages")
    return hiddenLanguages({ hidden_languages: value }).map(languageInEnglish).join(", ");
  if (name === "own_digits")
    return value
      ? t(/* Digits. */ "Each language's own")
      : t(/* Which digits are shown: 0 1 2 3 … */ "0 to 9");
  if (name === "banner_until") return value && momentAtSchool(value);
  return name === "hidden_menu" ? hiddenInWords(value, facilities) : value;
}
