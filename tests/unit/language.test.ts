import { expect, test } from "vitest";
import { languageOf } from "~/ui/language";

test.each([
  ["", undefined],
  ["Parent–teacher meeting", undefined],
  ["हिन्दी में सूचना", "hi"],
  ["ଶିକ୍ଷା", "or"],
  ["বিজ্ঞপ্তি", "bn"],
  ["ବିଦ୍ୟାଳୟ ଛୁଟି, 15 August", "or"],
  ["Holiday on 15 August (छुट्टी)", undefined],
  ["2026-27 ।", undefined],
  ["हिन्दी বাংলা ও বাংলা ভাষা", "bn"],
])("%s is taken for %s", (text, language) => {
  expect(languageOf(text)).toBe(language);
});
