import { expect, test } from "vitest";
import { byAlphabet } from "~/languages/by-alphabet.server";
import { currentSpeech, speaking } from "~/languages/current";
import { english, type Language, translations } from "~/languages/languages";

const lists: Record<string, string[]> = {
  en: ["answer 2", "Answer 10", "Élan", "fees", "Timings"],
  // SQLite sorts precomposed letters last.
  or: ["କଳା", "ଡାକ", "\u0b5cାକ", "ଡାଲି", "ପରିବହନ", "ୟୁନିଟ", "ଶିକ୍ଷକ"],
  hi: ["कक्षा", "\u0958लम", "खेल", "डाक", "\u095cाक", "डाल", "हिंदी"],
  bn: ["কলা", "ডাক", "\u09dcাক", "ডাল", "পরিবহন", "শিক্ষক", "হাট"],
};

test.each([english, ...translations])(
  "names are sorted by the alphabet of $english",
  (language: Language) => {
    const names = lists[language.code] ?? [];
    const mixed = [...names].reverse();
    expect([...mixed].sort()).not.toEqual(names);
    const sorted = speaking({ ...currentSpeech(), language }, () => byAlphabet(mixed, (name) => name));
    expect(sorted).toEqual(names);
  },
);
