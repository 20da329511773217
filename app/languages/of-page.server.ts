import { t } from "#say";
import { addressIn, comesInLanguages } from "./address";
import { currentSpeech, speaking } from "./current";
import { english, type Language, localeOf } from "./languages";

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
    locale: localeOf(language).replace("-", "_"),
    languages: all.map((each) => ({
      code: each.code,
      name: each.name,
      path: addressIn(each, path),
      current: each.code === language.code,
    })),
    offer: offer ? { code: offer.code, words: offerIn(offer) } : null,
  };
}

/** Offers a page to readers of a language, in that language. */
const offerIn = (language: Language) =>
  speaking({ ...currentSpeech(), language, staff: undefined }, () =>
    t(/* Names your own language instead of English. */ "Read this page in English"),
  );
