import { expect, test } from "vitest";
import { openSite, textOf } from "../support/site";

const path = "/dashboard/calendar/import";
const headings = "Title\tDate\n";
const missing =
  "These columns are missing: Date, Title. Add a first row with these words, then send the table again.";
const noRow = "No row can be added yet. Correct the rows below, then send the list again.";

/** Cause, pasted rows, and what the page says about the cause and the next step. */
const refused: [string, string, string[]][] = [
  ["rows without names of columns and without dates", "Republic Day\tholiday\nSports\tevent", [missing]],
  ["one word", "Holidays", [missing]],
  [
    "names of columns alone",
    "Title\tDate",
    ["There is no row below the names of the columns. Send the rows too."],
  ],
  ["nothing", "   ", ["Paste the rows, or choose a file"]],
  [
    "a day that does not exist",
    `${headings}Republic Day\t31/02/2027`,
    [noRow, "“31/02/2027” is no date: enter one such as 26/01/2027"],
  ],
  [
    "words for a date",
    `${headings}Republic Day\tnext week`,
    [noRow, "“next week” is no date: enter one such as 26/01/2027"],
  ],
  ["no date", `${headings}Republic Day\t`, [noRow, "it has no date: enter one such as 26/01/2027"]],
  [
    "a date without a year",
    `${headings}Republic Day\t26/01`,
    [noRow, "“26/01” has no year: choose it under “Change the list”"],
  ],
  [
    "an end before the start",
    "Title\tDate\tLast day\nPuja\t20/10/2027\t12/10/2027",
    [noRow, "The last day is before the first. Correct one of them."],
  ],
  [
    "a column that is too narrow",
    `${headings}Republic Day\t########`,
    [noRow, "Make its column wider, then copy the rows again"],
  ],
  [
    "a formula that failed",
    `${headings}Republic Day\t#REF!`,
    [noRow, "open it in Excel, save it and send it again"],
  ],
  ["no title", `${headings}\t26/01/2027`, [noRow, "Enter a title"]],
  ["a title that is too long", `${headings}${"x".repeat(300)}\t26/01/2027`, [noRow, "please take out"]],
  ["a year far away", `${headings}Republic Day\t26/01/2127`, [noRow, "Enter a year from 1950 to 2099"]],
];

test.each(refused)(
  "a table with %s: the page names the cause and the next step",
  async (_, pasted, words) => {
    const site = await openSite();
    const clerk = await site.staff();
    const answer = await clerk.visit(path, { form: { pasted, kind: "holiday", year: "" } });
    const main = textOf(/<main.*<\/main>/s.exec(await answer.text())?.[0] ?? "");
    for (const each of words) expect(main).toContain(each);
    expect(main).not.toContain("There is nothing new in this file.");
    expect(await site.db.selectFrom("calendar_entries").select("id").execute()).toEqual([]);
  },
);
