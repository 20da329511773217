import { t } from "#say";
import { sayEnd } from "~/dates/ends";
import { languageInEnglish } from "~/languages/languages";
import type { MenuLink } from "~/ui/frame/menu";
import { findChoices } from "./choices";
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
  const choices = findChoices(name);
  if (choices) {
    const choice = choices.find((one) => one.value === value);
    return choice ? t(choice.label) : value;
  }
  if (name === "hidden_languages")
    return hiddenLanguages({ hidden_languages: value }).map(languageInEnglish).join(", ");
  if (name === "banner_until") return value && sayEnd(value);
  return name === "hidden_menu" ? hiddenInWords(value, facilities) : value;
}
