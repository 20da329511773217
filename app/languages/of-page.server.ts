import { addressIn, comesInLanguages } from "./address";
import { currentSpeech } from "./current";
import { english } from "./languages";

/**
 * What the frame of a page says of its language and of the others.
 * @param path of the page in English
 * @param offered the code of the language that an English page is offered in
 */
export function languagesOfPage(path: string, offered: string | undefined) {
  const { language, languages } = currentSpeech();
  const all = languages.length > 1 && comesInLanguages(path) ? languages : [];
  const offer = language.code === english.code ? all.find(({ code }) => code === offered) : undefined;
  return {
    path: addressIn(language, path),
    locale: language.locale.replace("-", "_"),
    languages: all.map((each) => ({
      code: each.code,
      name: each.name,
      path: addressIn(each, path),
      current: each.code === language.code,
    })),
    offer: offer ? { code: offer.code, words: offer.offer } : null,
  };
}
