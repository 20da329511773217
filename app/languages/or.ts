import type { Language } from "./language";

export const odia: Language = {
  code: "or",
  name: "ଓଡ଼ିଆ",
  offer: "ଏହି ପୃଷ୍ଠାକୁ ଓଡ଼ିଆରେ ପଢ଼ନ୍ତୁ",
  locale: "or-IN",
  digits: "orya",
  words: {
    Notices: "ସୂଚନା",
  },
};
