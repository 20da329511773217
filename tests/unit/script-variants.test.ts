import { describe, expect, test } from "vitest";
import { listGroupings, listSpellings } from "~/search/script-variants";
import { splitWords } from "~/search/words";

describe("words of a search", () => {
  test.each([
    ["संबंधित", "सम्बन्धित"],
    ["हिंदी", "हिन्दी"],
    ["चाँद", "चांद"],
    ["সংখ্যা", "সঙ্খ্যা"],
    ["ସମ୍ବନ୍ଧ", "ସଂବଂଧ"],
    ["સંબંધ", "સમ્બન્ધ"],
    ["సంబంధం", "సమ్బన్ధం"],
    ["1,20,000", "120000"],
    ["१,२०,०००", "120000"],
    ["୧,୨୦,୦୦୦", "120,000"],
  ])("%s is %s", (one, other) => {
    expect(splitWords(one)).toEqual(splitWords(other));
  });

  test("commas between other numbers separate words", () => {
    expect(splitWords("8,9 November")).toEqual(["8", "9", "november"]);
    expect(splitWords("classes 9,10,11")).toEqual(["classes", "9", "10", "11"]);
  });

  test("spellings and groupings lead to what the word index has", () => {
    const [folded = ""] = splitWords("सम्बन्धित");
    expect(listSpellings(folded)).toEqual(expect.arrayContaining(["सम्बन्धित", "संबंधित", "संबन्धित"]));
    expect(listGroupings("120000")).toEqual(["1 20 000", "120 000"]);
    expect(listGroupings("500")).toEqual([]);
  });
});
