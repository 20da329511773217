import type { Language } from "./language";

export const bengali: Language = {
  code: "bn",
  name: "বাংলা",
  offer: "এই পাতাটি বাংলায় পড়ুন",
  locale: "bn-IN",
  digits: "beng",
  words: {
    Notices: "বিজ্ঞপ্তি",
  },
};
