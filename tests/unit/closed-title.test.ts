import { expect, test } from "vitest";
import { findReason, sayClosed } from "~/agenda/closed-title";
import { currentSpeech, speaking } from "~/languages/current";
import { english, translations } from "~/languages/languages";
import { inLanguage } from "../support/languages";

test.each([english, ...translations])("the reason of a closed day is found again: $code", (language) => {
  inLanguage(language, () => {
    for (const reason of ["Heavy rain", "45° : ତାପ"]) expect(findReason(sayClosed(reason))).toBe(reason);
    for (const title of ["Diwali", "School closed early"]) expect(findReason(title)).toBe(title);
  });
});

test("the reason of a closed day is found if the school's wording begins with it", () => {
  const corrections = new Map([["School closed: {reason}", "{reason} (school closed)"]]);
  const [language = english] = translations;
  speaking({ ...currentSpeech(), language, corrections }, () => {
    expect(sayClosed("Heavy rain")).toBe("Heavy rain (school closed)");
    expect(findReason("Heavy rain (school closed)")).toBe("Heavy rain");
  });
});
