import { addressIn, comesInLanguages } from "./address";
import { currentSpeech } from "./current";
import { english, languageOfCode, translations } from "./languages";

/**
 * What the frame of a page says of its language and of the others.
 * @param path of the page in English
 * @param offered the code of the language that an English page is offered in; empty for none
 */
export function languagesOfPage(path: string, offered: string) {
  const { language } = currentSpeech();
  const all = comesInLanguages(path) ? [english, ...translations] : [];
  const offer = all.length > 0 && language === english ? languageOfCode(offered) : undefined;
  return {
    path: addressIn(language, path),
    locale: language.locale.replace("-", "_"),
    languages: all.map((each) => ({
      code: each.code,
      name: each.name,
      path: addressIn(each, path),
      current: each === language,
    })),
    offer: offer ? { code: offer.code, words: offer.offer } : null,
  };
}
