import { describe, expect, test } from "vitest";
import { longText } from "~/forms/fields.server";
import { formatText } from "~/text/format-text.server";
import { renderBlocks } from "~/text/plain-html";
import { excerptLines, plainText } from "~/text/plain-text";

const save = (typed: string) => longText("Text" as never, 2000).parse(typed);

const dateSheet = [
  "Half-yearly examination",
  "Date\tDay\tClass IX\tClass X",
  "01.12.2026\tTuesday\tEnglish\tMathematics",
  "03.12.2026\tThursday\t\tScience",
  "05.12.2026\tSaturday\tOdia\tOdia",
].join("\r\n");

describe("a table in a long text", () => {
  test("keeps an exam in its class if another class has none that day", () => {
    const saved = save(dateSheet);
    expect(saved).toBe(
      "Half-yearly examination\n| Date | Day | Class IX | Class X |\n| 01.12.2026 | Tuesday | English | Mathematics |\n| 03.12.2026 | Thursday |  | Science |\n| 05.12.2026 | Saturday | Odia | Odia |",
    );
    const [title, table] = formatText(saved);
    expect(title).toEqual({ pieces: ["Half-yearly examination"] });
    expect(table && "table" in table && table.table.rows[1]).toEqual([
      ["03.12.2026"],
      ["Thursday"],
      [],
      ["Science"],
    ]);
    expect(plainText(saved)).toContain("03.12.2026 | Thursday | – | Science");
    expect(save(saved)).toBe(saved);
  });

  test.each([
    ["\tMonday\tTuesday\n1\tHindi\t", "|  | Monday | Tuesday |\n| 1 | Hindi |  |"],
    ["Annual day\t\t\nTime\tHall\tWho\n9:00\tA\t", "Annual day\n| Time | Hall | Who |\n| 9:00 | A |  |"],
    ["Date\t\t\tName\n1.1.\t\t\tAsha", "| Date | Name |\n| 1.1. | Asha |"],
    ["a\tb\n\t\nc\td", "| a | b |\n| c | d |"],
    ["a|b\tc\nd\te", "| a\\|b | c |\n| d | e |"],
    ["a\tb\n-\t-\nc\td", "| a | b |\n| --- | --- |\n| - | - |\n| c | d |"],
    ['Day\tPaper\n1.12.\t"Maths\n10 am, ""A"""', '| Day | Paper |\n| 1.12. | Maths 10 am, "A" |'],
    ["03.12.2026\tThursday\t\tScience", "| 03.12.2026 | Thursday |  | Science |"],
    ["Before\na\tb\nc\td\nAfter", "Before\n| a | b |\n| c | d |\nAfter"],
  ])("is stored with bars: %j", (typed, saved) => {
    expect(save(typed)).toBe(saved);
    expect(save(saved)).toBe(saved);
  });

  test.each([
    ["Dear parents\tof class X", "Dear parents of class X"],
    ["\tDear parents,\n\tplease come.", "Dear parents,\n please come."],
    ["1.\tBring water\n2.\tBring a cap", "1. Bring water\n2. Bring a cap"],
    ["•\tWater\n•\tCap", "• Water\n• Cap"],
    ["Date: 1.1.2027\t\t\tPrincipal", "Date: 1.1.2027   Principal"],
    ['"Two\nlines"', '"Two\nlines"'],
  ])("is not made of other tabs: %j", (typed, saved) => {
    expect(save(typed)).toBe(saved);
  });

  test("shows every cell if rows have more cells than the headings", () => {
    expect(formatText("| a | b |\n| c | d | e |")).toEqual([
      { table: { head: [["a"], ["b"], []], rows: [[["c"], ["d"], ["e"]]] } },
    ]);
  });

  test("shows bars inside cells, in tables and as plain text", () => {
    const saved = save("a|b\tc\nd\te");
    expect(formatText(saved)).toEqual([{ table: { head: [["a|b"], ["c"]], rows: [[["d"], ["e"]]] } }]);
    expect(plainText(saved)).toBe("a|b | c\nd | e");
  });

  test("is a table in feeds and mails, with escaped cells", () => {
    expect(renderBlocks(formatText("| <b> | *X* |\n| 1 |  |"))).toBe(
      '<table border="1" cellpadding="4" style="border-collapse:collapse"><thead><tr><th scope="col" align="left">&lt;b&gt;</th><th scope="col" align="left"><strong>X</strong></th></tr></thead><tbody><tr><th scope="row" align="left">1</th><td></td></tr></tbody></table>',
    );
  });

  test("an excerpt of a table ends after a whole row", () => {
    const saved = save(dateSheet);
    expect(excerptLines(saved, 120)).toBe(
      "Half-yearly examination\n| Date | Day | Class IX | Class X |\n| 01.12.2026 | Tuesday | English | Mathematics |\n…",
    );
    expect(excerptLines(saved, 2000)).toBe(saved);
    expect(excerptLines(`*Note:* ${"word ".repeat(50)}`, 30)).toBe("Note: word word word word word…");
  });

  test("a table in a text is read in linear time", () => {
    for (const part of [
      "\t",
      '\t"',
      '\t"a""',
      "a\tb\n",
      "| a |\n",
      "*a ",
      "_a",
      "~*_a ",
      "```a",
      "1. a\n",
      "\t\n",
    ]) {
      const text = part.repeat(20_000 / part.length);
      expect(
        formatText(text).length +
          plainText(text).length +
          longText("Text" as never, 90_000).parse(text).length,
      ).toBeGreaterThanOrEqual(0);
    }
  });
});

test.each([
  ["*Parent-teacher meeting*\n_Timing_: 9 am", "Parent-teacher meeting\nTiming: 9 am"],
  ["~Friday~ Saturday ```Buses```", "~Friday~ Saturday Buses"],
  ["*a* *b*", "a b"],
  ["5*3*2 first_last_name a_b@school.example", "5*3*2 first_last_name a_b@school.example"],
])("plain text has no marks of WhatsApp: %j", (typed, plain) => {
  expect(plainText(typed)).toBe(plain);
});
