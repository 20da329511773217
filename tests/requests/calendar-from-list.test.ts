import { expect, test } from "vitest";
import type { Person } from "../support/forms";
import { createOpenDocument, openDocumentText as text } from "../support/open-document";
import { fieldOf } from "../support/page";
import { openSampleSite, openSite, textOf } from "../support/site";
import { sendTable } from "../support/table-file";
import { createWorkbook, excelText } from "../support/workbook";

const path = "/dashboard/calendar/import";

type Site = Awaited<ReturnType<typeof openSite>>;

const saved = async (site: Site) =>
  (
    await site.db
      .selectFrom("calendar_entries")
      .select(["date", "last_date", "title", "kind"])
      .where("deleted_at", "is", null)
      .orderBy("date")
      .execute()
  ).map(({ date, last_date, title, kind }) => [date, last_date, title, kind]);

const unquoted = (value: string) =>
  value.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");

/** Pastes rows and returns the preview. */
async function paste(clerk: Person, pasted: string, kind = "holiday", year = "") {
  const answer = await clerk.visit(path, { form: { pasted, kind, year } });
  const html = await answer.text();
  const hidden = (name: string) => unquoted(fieldOf(html, name));
  const form = { form_token: hidden("form_token"), rows: hidden("rows"), add: "1" };
  return { status: answer.status, words: textOf(html), form };
}

test("twenty holidays are pasted, shown, added, and taken back with one Undo", async () => {
  const site = await openSite();
  const clerk = await site.editor();
  const days = Array.from({ length: 20 }, (_, day) => `${day + 1}\t${day + 1}/06/2027\tHoliday ${day + 1}`);
  const { status, words, form } = await paste(clerk, ["Sl. No.\tDate\tOccasion", ...days].join("\n"));
  expect([status, words]).toEqual([200, expect.stringContaining("Save 20 calendar entries")]);
  expect(words).toContain("Will be added: 20 Holiday 1 · Jun 1, 2027 · Holiday Holiday 2");
  expect(await saved(site)).toEqual([]);
  const answer = await clerk.visit(path, { form });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/dashboard/calendar"]);
  expect((await clerk.visit(path, { form })).status).toBe(303);
  expect(await saved(site)).toHaveLength(20);
  const list = await clerk.get("/dashboard/calendar");
  expect(textOf(list)).toContain("20 calendar entries added");
  const undo = fieldOf(list, "undo");
  await clerk.visit("/dashboard/undo", { form: { undo } });
  expect(textOf(await clerk.get("/dashboard/calendar"))).toContain("20 calendar entries moved to the trash");
  expect(await saved(site)).toEqual([]);
});

test("days as Excel shows them, without a year, are read in the chosen one", async () => {
  const site = await openSite();
  const clerk = await site.editor();
  const rows = "Republic Day\t26-Jan\tTuesday\nIndependence Day\t15-Aug\tSunday";
  const without = await paste(clerk, rows);
  expect(without.words).toContain("“26-Jan” has no year: choose it under “Change the list”");
  const { words, form } = await paste(clerk, rows, "holiday", "2027");
  expect(words).toContain("Will be added: 2 Republic Day · Jan 26, 2027 · Holiday");
  await clerk.visit(path, { form });
  expect((await saved(site)).map(([date]) => date)).toEqual(["2027-01-26", "2027-08-15"]);
});

test.each([
  [
    "Hindi headings, ranges and kinds",
    "क्र.\tदिनांक\tअवसर\tप्रकार\n1\t26/01/2027\tगणतंत्र दिवस\tअवकाश\n2\t१ से ५ मार्च २०२७\tवार्षिक परीक्षा\tपरीक्षा",
    [
      ["2027-01-26", "2027-01-26", "गणतंत्र दिवस", "holiday"],
      ["2027-03-01", "2027-03-05", "वार्षिक परीक्षा", "exam"],
    ],
  ],
  [
    "Odia headings",
    "ତାରିଖ\tଛୁଟିର ନାମ\n୧୪ ଜୁନ ୨୦୨୭\tରଜ ସଂକ୍ରାନ୍ତି",
    [["2027-06-14", "2027-06-14", "ରଜ ସଂକ୍ରାନ୍ତି", "event"]],
  ],
  [
    "Bengali headings",
    "তারিখ\tউৎসব\n১৫ এপ্রিল ২০২৭\tপয়লা বৈশাখ",
    [["2027-04-15", "2027-04-15", "পয়লা বৈশাখ", "event"]],
  ],
  [
    "From and To, with a title above",
    "HOLIDAY LIST 2026-27\t\t\t\nFrom\tTo\tName of holiday\tDays\n18-Oct-26\t25-Oct-26\tPuja vacation\t8",
    [["2026-10-18", "2026-10-25", "Puja vacation", "event"]],
  ],
  [
    "no headings",
    "26 January 2027\tTuesday\tRepublic Day\n14/11/2027\tSunday\tChildren's Day",
    [
      ["2027-01-26", "2027-01-26", "Republic Day", "event"],
      ["2027-11-14", "2027-11-14", "Children's Day", "event"],
    ],
  ],
])("a paste with %s is read", async (_, pasted, expected) => {
  const site = await openSite();
  const clerk = await site.editor();
  const { form } = await paste(clerk, pasted, "event");
  await clerk.visit(path, { form });
  expect(await saved(site)).toEqual(expected);
});

test("rows that cannot be added say why, and present ones are not added again", async () => {
  const site = await openSite();
  const clerk = await site.editor();
  const rows =
    "Date\tTitle\n26/01/2027\tRepublic Day\n31/02/2027\tNo such day\n26/01/2027\tREPUBLIC DAY\n01/03/2027\t";
  const { words, form } = await paste(clerk, rows);
  expect(words).toContain("“31/02/2027” is no date");
  expect(words).toContain("same as line 2");
  expect(words).toContain("Enter a title");
  expect(words).toContain("Save 1 calendar entry");
  await clerk.visit(path, { form });
  expect((await paste(clerk, rows)).words).toContain("Already there");
  const late = await clerk.visit(path, { form: { rows: form.rows, add: "1" } });
  expect([late.status, textOf(await late.text())]).toEqual([
    409,
    expect.stringContaining("Another person has added some of these"),
  ]);
  expect(await saved(site)).toHaveLength(1);
});

test("an own entry takes the place of the same sample", async () => {
  const site = await openSampleSite();
  const clerk = await site.editor();
  const entry = site.db.selectFrom("calendar_entries").where("title", "=", "Republic Day");
  const sample = await entry.select(["id", "date"]).where("deleted_at", "is", null).executeTakeFirstOrThrow();
  const { words, form } = await paste(clerk, `Date\tTitle\n${sample.date}\tRepublic Day`);
  expect(words).toContain("Will be added");
  await clerk.visit(path, { form });
  const ids = await entry.select("id").where("deleted_at", "is", null).execute();
  expect(ids).toEqual([{ id: expect.toSatisfy((id: number) => id > sample.id) }]);
});

test("a table without dates is refused with the columns that it needs", async () => {
  const site = await openSite();
  const clerk = await site.editor();
  for (const pasted of ["", "Name\tAge\nAsha\t12"]) {
    const { status, words } = await paste(clerk, pasted);
    expect([status, words]).toEqual([422, expect.stringMatching(/Paste the rows|Date, Title/)]);
  }
  const forged = await clerk.visit(path, { form: { rows: '[{"title":"","date":"x","kind":"exam"}]' } });
  expect(forged.status).toBe(422);
});

test.each([
  [
    "XLSX",
    createWorkbook(
      `<row r="1">${excelText("A1", "Date")}${excelText("B1", "Holiday")}</row><row r="2"><c r="A2" s="1"><v>46413</v></c>${excelText("B2", "Republic Day")}</row>`,
    ),
  ],
  [
    "ODS",
    createOpenDocument(
      `<table:table-row>${text("Date")}${text("Holiday")}</table:table-row>
      <table:table-row><table:table-cell office:value-type="date" office:date-value="2027-01-26"><office:annotation><text:p>note</text:p></office:annotation><text:p>26 Jan</text:p></table:table-cell>${text("Republic Day")}</table:table-row>
      <table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>`,
    ),
  ],
  ["CSV", Buffer.from("Date,Holiday\n26-01-2027,Republic Day\n")],
])("a file of %s is read", async (_, content) => {
  const site = await openSite();
  const clerk = await site.editor();
  const { words, form } = await sendTable(clerk, path, {
    content: Buffer.from(content),
    fields: { kind: "holiday" },
  });
  expect(words).toContain("Republic Day · Jan 26, 2027 · Holiday");
  await clerk.visit(path, { form: { ...form, add: "1" } });
  expect(await saved(site)).toEqual([["2027-01-26", "2027-01-26", "Republic Day", "holiday"]]);
});
