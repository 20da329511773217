import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readWorkbook } from "~/files/read-workbook.server";
import { createWorkbook } from "../../support/workbook";

describe("a workbook", () => {
  test.each([
    ["a word", `<c r="A1" t="s"><v>0</v></c>`, "Asha & Bina"],
    [
      "a word in the cell itself",
      `<c r="A1" t="inlineStr"><is><r><t>As</t></r><r><t>ha</t></r></is></c>`,
      "Asha",
    ],
    ["a word by a formula", `<c r="A1" t="str"><f>B1</f><v>Asha</v></c>`, "Asha"],
    ["a long number", `<c r="A1"><v>202611000012</v></c>`, "202611000012"],
    ["a long number in scientific form", `<c r="A1" s="6"><v>2.02611000012E+11</v></c>`, "202611000012"],
    ["a number with lost digits", `<c r="A1"><v>1234567890123456</v></c>`, "1.23457E+15"],
    ["a decimal number", `<c r="A1"><v>97.399999999999991</v></c>`, "97.4"],
    ["noughts in front", `<c r="A1" s="5"><v>14</v></c>`, "0014"],
    ["per cent", `<c r="A1" s="4"><v>0.974</v></c>`, "97.4%"],
    ["a day", `<c r="A1" s="1"><v>40329</v></c>`, "31.05.2010"],
    ["a day of a format of its own", `<c r="A1" s="2"><v>40329</v></c>`, "31.05.2010"],
    ["a month", `<c r="A1" s="3"><v>45717</v></c>`, "03.2025"],
    ["a day in ISO form", `<c r="A1" t="d"><v>2010-05-31T00:00:00</v></c>`, "31.05.2010"],
    ["an error", `<c r="A1" t="e"><v>#N/A</v></c>`, ""],
  ])("%s", async (_, cell, shown) => {
    const rows = await readWorkbook(createWorkbook(`<row r="1">${cell}<c r="C1"><v>1</v></c></row>`));
    expect(rows).toEqual([[shown, "", "1"]]);
  });

  test("the first visible sheet with cells, with prefixes and gaps between rows", async () => {
    const sheet = `<x:row r="3"><x:c r="B3"><x:v>7</x:v></x:c></x:row><x:row r="1048576"/>`;
    const book = createWorkbook(sheet, { prefix: "x:", before: [{ state: "hidden" }, {}] });
    expect(await readWorkbook(book)).toEqual([[], [], ["", "7"]]);
  });

  test("days of 1904", async () => {
    const book = createWorkbook(`<row r="1"><c r="A1" s="1"><v>38867</v></c></row>`, { from1904: true });
    expect(await readWorkbook(book)).toEqual([["31.05.2010"]]);
  });

  const manyRows = `<row r="20001"><c r="A20001"><v>1</v></c></row>`;
  const bomb = `<row r="1"><c r="A1"><v>${"1".repeat(60 * 1024 * 1024)}</v></c></row>`;
  const cells = `<row>${"<c><v>1</v></c>".repeat(190)}</row>`.repeat(15_000);

  test.each([
    ["too many rows", () => createWorkbook(manyRows), "large"],
    ["a bomb", () => createWorkbook(bomb), "large"],
    ["a bomb that lies about its size", () => lying(createWorkbook(bomb)), "broken"],
    ["very many cells", () => createWorkbook(cells), /^(large|none)$/],
    ["a file of more than 10 MB", () => new Uint8Array(10 * 1024 * 1024 + 1), "large"],
    ["half a file", () => createWorkbook(manyRows).subarray(0, 400), "broken"],
    ["no ZIP file", () => strToU8("PK\u0003\u0004 and so on"), "broken"],
    ["broken XML", () => createWorkbook(`<row r="1"><c r="A1`), "broken"],
    ["a binary workbook", () => zipSync({ "xl/workbook.bin": strToU8("x") }), "old"],
    ["a Word document", () => zipSync({ "word/document.xml": strToU8("<w:document/>") }), "other"],
    [
      "half a LibreOffice file",
      () => zipSync({ mimetype: strToU8("application/vnd.oasis.opendocument.spreadsheet") }),
      "broken",
    ],
  ])("%s is refused", async (_, build, problem) => {
    const refused = await readWorkbook(build()).then(
      () => ({ problem: "none" }),
      (error: unknown) => error,
    );
    expect(refused).toMatchObject({
      problem: problem instanceof RegExp ? expect.stringMatching(problem) : problem,
    });
  });
});

/** Falsifies unpacked sizes in the zip directory. */
function lying(bytes: Uint8Array): Uint8Array {
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf("PK\u0001\u0002"); at >= 0; at = copy.indexOf("PK\u0001\u0002", at + 4)) {
    if (copy.readUInt32LE(at + 24) > 1_000_000) copy.writeUInt32LE(1000, at + 24);
  }
  return copy;
}
