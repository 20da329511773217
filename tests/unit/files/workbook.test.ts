import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { createBudget } from "~/files/examine/budget";
import { readTableBytes } from "~/files/examine/table-file";
import { writeExcel, writeOpenDocument } from "../../support/spreadsheet";
import { createWorkbook } from "../../support/workbook";

const read = (bytes: Uint8Array) => {
  const report = readTableBytes(Buffer.from(bytes), createBudget({ bytes: 64 * 1024 * 1024 }));
  if ("problem" in report) throw new Error(report.problem);
  return report.sheets;
};
const cellsOf = (bytes: Uint8Array) => read(bytes).map(({ rows }) => rows.map(({ cells }) => cells));

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
  ])("shows %s as Excel does", (_, cell, shown) => {
    const rows = cellsOf(createWorkbook(`<row r="1">${cell}<c r="C1"><v>1</v></c></row>`));
    expect(rows).toEqual([[[shown, "", "1"]]]);
  });

  test("gives each sheet, also hidden ones, and the numbers of its rows", () => {
    const sheet = `<x:row r="3"><x:c r="B3"><x:v>7</x:v></x:c></x:row><x:row r="1048576"/>`;
    const book = createWorkbook(sheet, { prefix: "x:", before: [{ state: "hidden" }, {}] });
    expect(read(book)).toEqual([
      { name: "S0", rows: [], isHidden: true },
      { name: "S1", rows: [] },
      { name: "S2", rows: [{ line: 3, cells: ["", "7"] }] },
    ]);
  });

  test.each([
    ["letters in front", { value: 123, format: '"PPS/"0000' }, "PPS/0123"],
    ["letters behind", { value: 57, format: '0000"/2026"' }, "0057/2026"],
    ["letters after a backslash", { value: 5, format: "\\T\\C000" }, "TC005"],
    ["Indian groups of digits", { value: 120000, format: "[>=100000]##\\,##\\,##0;##,##0" }, "1,20,000"],
    ["rupees", { value: 1200, format: '"₹"#,##0.00' }, "₹1,200.00"],
    ["a text with letters of its format", { value: "12", format: '"TC/"@' }, "TC/12"],
    ["a weekday", { value: 46413, format: "dddd" }, "Tuesday"],
    ["a day with a word", { value: 46413, format: '"on "d mmm yyyy' }, "26.01.2027"],
    ["a broken format", { value: 5, format: "bad[" }, "5"],
    ["a time", { value: 0.4375, format: "h:mm AM/PM" }, "10:30 AM"],
  ])("shows %s as its number format does", (_, cell, shown) => {
    expect(cellsOf(writeExcel([{ rows: [[cell]] }]))).toEqual([[[shown]]]);
  });

  test("shows days of the 1904 system", () => {
    const cell = { value: 38867, format: "dd/mm/yyyy" };
    expect(cellsOf(writeExcel([{ rows: [[cell]] }], { from1904: true }))).toEqual([[["31.05.2010"]]]);
  });

  test.each([
    ["Excel", writeExcel],
    ["LibreOffice", writeOpenDocument],
  ])("of %s tells merged, hidden and unsaved cells", (_, write) => {
    const book = write([
      {
        rows: [["A", "B", "C"], ["1", "x", null], ["2", null, { formula: "A1" }], null, ["3", "y", null]],
        merged: ["B2:B3"],
        hiddenRows: [5],
        hiddenColumns: [1],
      },
      { name: "Old", state: "hidden", rows: [["Z"]] },
    ]);
    const rows = read(book).map((sheet) => ({
      ...sheet,
      rows: sheet.rows.map((row) => ({ ...row, cells: row.cells.join("|").replace(/\|+$/, "") })),
    }));
    expect(rows).toEqual([
      {
        name: "Sheet1",
        hiddenColumns: [0],
        rows: [
          { line: 1, cells: "A|B|C" },
          { line: 2, cells: "1|x" },
          { line: 3, cells: "2|x", unsaved: [2] },
          { line: 5, cells: "3|y", isHidden: true, isAfterGap: true },
        ],
      },
      { name: "Old", isHidden: true, rows: [{ line: 1, cells: "Z" }] },
    ]);
  });

  const manyRows = `<row r="20001"><c r="A20001"><v>1</v></c></row>`;
  const bomb = `<row r="1"><c r="A1"><v>${"1".repeat(60 * 1024 * 1024)}</v></c></row>`;
  const cells = `<row>${"<c><v>1</v></c>".repeat(190)}</row>`.repeat(15_000);

  test.each([
    ["too many rows", () => createWorkbook(manyRows), "large"],
    ["a bomb", () => createWorkbook(bomb), "large"],
    ["a bomb that lies about its size", () => lying(createWorkbook(bomb)), "broken"],
    ["very many cells", () => createWorkbook(cells), "large"],
    ["a text of more than 1 MB", () => new Uint8Array(1024 * 1024 + 1), "text"],
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
    ["one long text in many cells", () => repeating(700, "x".repeat(2000)), "large"],
    ["one cell repeated in an .ods file", () => repeatedCell(), "large"],
  ])("%s is refused", (_, build, problem) => {
    expect(readTableBytes(Buffer.from(build()), createBudget({ bytes: 64 * 1024 * 1024 }))).toEqual({
      problem,
    });
  });
});

/** Shows one shared string in many cells. */
function repeating(times: number, text: string): Uint8Array {
  const cells = Array.from({ length: times }, () => `<row><c t="str"><v>${text}</v></c></row>`);
  return createWorkbook(cells.join(""));
}

const repeatedCell = () =>
  zipSync({
    mimetype: strToU8("application/vnd.oasis.opendocument.spreadsheet"),
    "content.xml": strToU8(
      `<document-content><table><table-row number-rows-repeated="19990"><table-cell number-columns-repeated="200"><p>${"x".repeat(50)}</p></table-cell></table-row></table></document-content>`,
    ),
  });

/** Falsifies unpacked sizes in the zip directory. */
function lying(bytes: Uint8Array): Uint8Array {
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf("PK\u0001\u0002"); at >= 0; at = copy.indexOf("PK\u0001\u0002", at + 4)) {
    if (copy.readUInt32LE(at + 24) > 1_000_000) copy.writeUInt32LE(1000, at + 24);
  }
  return copy;
}
