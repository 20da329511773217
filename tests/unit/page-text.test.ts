import { describe, expect, test } from "vitest";
import { formatPage, formatText } from "~/text/format-text.server";
import { plainPageText } from "~/text/plain-text";

const table = {
  table: {
    head: [["Class"], ["Shirt"]],
    rows: [
      [["I to V"], ["White"]],
      [["VI"], [{ mark: "strong", pieces: ["Grey"] }]],
    ],
  },
};

describe("the text of a page", () => {
  test.each([
    [
      "with the line below the first row",
      "| Class | Shirt |\n| --- | --- |\n| I to V | White |\n| VI | **Grey** |",
    ],
    ["without it", "| Class | Shirt |\n| I to V | White |\n| VI | **Grey** |"],
    ["pasted from a spreadsheet", "Class\tShirt\nI to V\tWhite\nVI\t**Grey**"],
  ])("has a table %s", (_, text) => {
    expect(formatPage(text)).toEqual([table]);
    expect(formatPage(`Before\n${text}\nAfter`)).toEqual([
      { pieces: ["Before"] },
      table,
      { pieces: ["After"] },
    ]);
    expect(plainPageText(text)).toBe("Class | Shirt\nI to V | White\nVI | Grey");
  });

  test("has headings, lists and links to pages of the site", () => {
    const text = "## Summer\nFrom **April**.\n### Girls\n- Skirt\n- [Fees](/fees)\n#1 stays";
    expect(formatPage(text)).toEqual([
      { heading: ["Summer"], level: 2 },
      { pieces: ["From ", { mark: "strong", pieces: ["April"] }, "."] },
      { heading: ["Girls"], level: 3 },
      {
        items: [[{ pieces: ["Skirt"] }], [{ pieces: [{ href: "/fees", pieces: ["Fees"] }, "\n#1 stays"] }]],
      },
    ]);
    expect(plainPageText(text)).toBe("Summer\nFrom April.\nGirls\n- Skirt\n- Fees\n#1 stays");
  });

  test("never has HTML or script", () => {
    const text = "<b>x</b>\n\n[x](javascript:alert(1)) [y](//evil.example)";
    expect(formatPage(text)).toEqual([
      { pieces: ["<b>x</b>"] },
      { pieces: ["[x](javascript:alert(1)) [y](//evil.example)"] },
    ]);
  });

  test("has headings, which a notice keeps as typed", () => {
    expect(formatText("## Summer")).toEqual([{ pieces: ["## Summer"] }]);
  });

  test("with one row in bars, or one tab, is no table", () => {
    expect(formatPage("| a | b |")).toEqual([{ pieces: ["| a | b |"] }]);
  });
});
