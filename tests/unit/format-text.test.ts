import { describe, expect, test } from "vitest";
import { phonesIn } from "~/links/phone-links";
import { formatText } from "~/text/format-text.server";
import { wordsOfPieces } from "~/text/formatted-text";
import { plainText } from "~/text/plain-text";

const strong = (...pieces: string[]) => ({ mark: "strong", pieces });

describe("the text of a notice", () => {
  test.each([
    ["one line", [{ pieces: ["one line"] }]],
    ["two\nlines", [{ pieces: ["two\nlines"] }]],
    ["two\n\n\nparagraphs", [{ pieces: ["two"] }, { pieces: ["paragraphs"] }]],
    [
      "very **important** today",
      [{ pieces: ["very ", { mark: "strong", pieces: ["important"] }, " today"] }],
    ],
    [
      "Bring:\n- a cap\n- water",
      [{ pieces: ["Bring:"] }, { items: [[{ pieces: ["a cap"] }], [{ pieces: ["water"] }]] }],
    ],
    [
      "- a cap\n  - a red one\n- water",
      [
        {
          items: [[{ pieces: ["a cap"] }, { items: [[{ pieces: ["a red one"] }]] }], [{ pieces: ["water"] }]],
        },
      ],
    ],
    ["1. first\n2. second", [{ items: [[{ pieces: ["first"] }], [{ pieces: ["second"] }]], numbered: true }]],
    [
      "Steps:\n1) *Cut*\nthe slip\n\n2) Sign it\nThank you",
      [
        { pieces: ["Steps:"] },
        {
          items: [[{ pieces: [strong("Cut"), "\nthe slip"] }], [{ pieces: ["Sign it"] }]],
          numbered: true,
        },
        { pieces: ["Thank you"] },
      ],
    ],
    [
      "*Note:* bring _both_.",
      [{ pieces: [strong("Note:"), " bring ", { mark: "em", pieces: ["both"] }, "."] }],
    ],
    ["~Friday~ Saturday", [{ pieces: [{ mark: "s", pieces: ["Friday"] }, " Saturday"] }]],
    ["```Buses will run```", [{ pieces: [{ mark: "code", pieces: ["Buses will run"] }] }]],
    ["*_both_*", [{ pieces: [{ mark: "strong", pieces: [{ mark: "em", pieces: ["both"] }] }] }]],
    [
      "1. Bring:\n- a cap\n2. Come",
      [{ pieces: ["1. Bring:"] }, { items: [[{ pieces: ["a cap"] }]] }, { pieces: ["2. Come"] }],
    ],
    ["- a cap\n- - -\nCut here", [{ items: [[{ pieces: ["a cap"] }]] }, { pieces: ["- - -\nCut here"] }]],
    [
      "see [the form](https://forms.example/a?b=1&c=2).",
      [{ pieces: ["see ", { href: "https://forms.example/a?b=1&c=2", pieces: ["the form"] }, "."] }],
    ],
  ])("%j", (typed, blocks) => {
    expect(formatText(typed)).toEqual(blocks);
  });

  test.each([
    "https://school.example/a%20b%E0%AC%93 HTTPS://School.example",
    "12. Ananya\n27. Rahul\n31. Priya",
    "100. a\n99. b\n98. c",
    "7. a\n7. b",
    "01. Ananya\n02. Rahul",
    "1) a\n3) b",
    "26. 01. 2027",
    "2026. A year to remember",
    "1. a\n   1. b\n   4. c",
    "12.",
    "+ 91 98765 4321",
    "* a footnote\n* another",
    "- - - - cut here - - - -",
    "-",
    "Title\n=====",
    "Title\n-----",
    '[x](https://school.example "title")',
    "[a]: https:/a",
    "    an indented line",
    "```\nno code\n```",
    "~~no line through~~",
    "***",
    "# no heading",
    "> no quote",
    "Name: ______ Class: __x__",
    "5 * 3 = 15, 2*3*4",
    "a_b_c and first_name",
    "_x_@ and /_x_/",
    "*Subject to approval. *Fees apply",
    "(*) a footnote (*)",
    "* required *",
    "*.pdf and *.doc",
    "~100 to ~200",
    "*two\nlines*",
    "_x_y and *x*y",
    "1. a\n2. b\n5. c",
    "<b>no HTML</b> &amp; no entity",
    "`no code`",
    "a \\* b",
    "---",
    "| no | table |",
    "[x](javascript:alert(1))",
    "[x](data:text/html,x)",
    "[x](//evil.example)",
    "[x](/dashboard)",
    "javascript:alert(1)",
    "on Friday.In the hall",
    "ftp://old.example/a",
  ])("leaves %s unchanged", (typed) => {
    const [block] = formatText(typed);
    // Pages do not show leading spaces.
    expect(block && "pieces" in block && wordsOfPieces(block.pieces)).toBe(typed.replace(/^ +/gm, ""));
    expect(plainText(typed)).toBe(typed);
  });

  test.each([
    ["https://school.example/a_b_c", "https://school.example/a_b_c"],
    ["http://school.example.", "http://school.example"],
    ["www.school.example/fees", "https://www.school.example/fees"],
    ["https://school.example/form\u200B", "https://school.example/form"],
    ["https://school.example/form\u2060\u200E", "https://school.example/form"],
    ["\u202Ahttps://school.example/form\u202C", "https://school.example/form"],
    ["www.school.example/form\u00AD", "https://www.school.example/form"],
    ["office@school.example\uFEFF", "mailto:office@school.example"],
    ["office@school.example\u200F", "mailto:office@school.example"],
    ["98765 43210\u200B", "tel:9876543210"],
    ["www.विद्यालय.भारत", "https://www.xn--j2bsalm0de7i.xn--h2brj9c"],
    ["office@school.example", "mailto:office@school.example"],
    ["mailto:office@school.example", "mailto:office@school.example"],
    ["98765 43210", "tel:9876543210"],
    ["+91 98765-43210", "tel:+919876543210"],
    ["98765\u201043210", "tel:9876543210"],
    ["987 654 3210", "tel:9876543210"],
    ["9876-543-210", "tel:9876543210"],
    ["0674-2391234/35", "tel:06742391234"],
    ["+91 (674) 239 1234", "tel:+916742391234"],
    ["(06762) 224455", "tel:06762224455"],
    ["06762-224455", "tel:06762224455"],
    ["033 2245 6789", "tel:03322456789"],
    ["1800 11 4567", "tel:1800114567"],
    ["९८७६५ ४३२१०", "tel:9876543210"],
    ["୯୮୭୬୫୪୩୨୧୦", "tel:9876543210"],
  ])("%s becomes a link", (typed, href) => {
    const [block] = formatText(`Please use ${typed} today`);
    const links = block && "pieces" in block ? block.pieces.filter((piece) => typeof piece === "object") : [];
    expect(links).toEqual([expect.objectContaining({ href })]);
  });

  test.each([
    "14-03-2026",
    "2026-03-14",
    "₹ 1,50,000",
    "2026-27",
    "9876543210123",
    "Roll 8765432109876",
    "12.30",
    "0671",
  ])("%s is no phone number", (text) => expect(phonesIn(text)).toEqual([]));

  test.each(["\u180E", "\u200C", "\u200D", "\u2062"])("%j behind a link is no part of it", (sign) => {
    const href = "https://school.example/form";
    expect(formatText(`${href}${sign}. On Friday`)).toEqual([
      { pieces: [{ href, pieces: [href] }, ". On Friday"] },
    ]);
  });

  test("joiners inside Indian words and marks of direction between words stay", () => {
    const text = "क्\u200Dष ର୍\u200Cଯ \u200Fاردو\u200E";
    expect(formatText(text)).toEqual([{ pieces: [text] }]);
  });

  test("a picture of another site is a link to it at most", () => {
    const link = { href: "https://other.example/a.png", pieces: ["a map"] };
    expect(formatText("![a map](https://other.example/a.png)")).toEqual([{ pieces: ["!", link] }]);
  });

  test("a text of nothing but marks is read like any other", () => {
    for (const mark of ["**", "[", "](", "- ", "a@b.c\n", "mailto:", "www.", "**a", "[a](http://b"]) {
      expect(formatText(mark.repeat(10_000 / mark.length)).length).toBeGreaterThanOrEqual(0);
      expect(plainText(mark.repeat(10_000 / mark.length)).length).toBeGreaterThan(0);
    }
  });
});

describe("without its marks", () => {
  test.each([
    ["**Bold** and [the form](https://forms.example/a)", "Bold and the form (https://forms.example/a)"],
    ["[https://forms.example](https://forms.example)", "https://forms.example"],
    ["5 * 3 ** 2 __ [x](javascript:1) - a\n- b", "5 * 3 ** 2 __ [x](javascript:1) - a\n- b"],
  ])("%j", (typed, plain) => {
    expect(plainText(typed)).toBe(plain);
  });
});
