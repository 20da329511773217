import { t } from "#say";
import { addressIn, comesInLanguages } from "./address";
import { currentSpeech, speaking } from "./current";
import { english, getLocale, type Language } from "./languages";

/** @param path English path @param offered code of the language to offer on an English page */
export function languagesOfPage(path: string, offered: string | undefined) {
  const { language, languages } = currentSpeech();
  const all = languages.length > 1 && comesInLanguages(path) ? languages : [];
  const offer = language.code === english.code ? all.find(({ code }) => code === offered) : undefined;
  return {
    path: addressIn(language, path),
    locale: getLocale(language).replace("-", "_"),
    languages: all.map((each) => ({
      code: each.code,
      name: each.name,
      path: addressIn(each, path),
      current: each.code === language.code,
    })),
    offer: offer ? { code: offer.code, words: offerIn(offer) } : null,
  };
}

const offerIn = (language: Language) =>
  speaking({ ...currentSpeech(), language, staff: undefined }, () =>
    t(/* Names your own language instead of English. */ "Read this page in English"),
  );
