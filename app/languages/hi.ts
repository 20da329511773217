import type { Language } from "./language";

export const hindi: Language = {
  code: "hi",
  name: "हिन्दी",
  offer: "यह पेज हिन्दी में पढ़ें",
  locale: "hi-IN",
  digits: "deva",
  words: {
    Notices: "सूचनाएँ",
  },
};
