import { describe, expect, test } from "vitest";
import { parseTable, shownTable } from "~/page-texts/table-form.server";
import { fieldsOfTable, readTable, tableOfFields, withEmptyRows, writeTable } from "~/page-texts/table-text";
import { admissionDatesTable, busStopsTable, feesTable } from "~/page-texts/tables";

const filled = (rows: string[][], headings: Record<string, string> = {}) =>
  new URLSearchParams({
    ...Object.fromEntries(rows.flatMap((cells, row) => cells.map((cell, at) => [`cell-${row}-${at}`, cell]))),
    ...headings,
  });

const saved = (rows: string[][], headings?: Record<string, string>) => {
  const parsed = parseTable("fees_table", feesTable, filled(rows, headings));
  return parsed.ok ? parsed.values.value : parsed.errors;
};

describe("the text of a table", () => {
  test("a stored table is read with its own column names", () => {
    const headings = ["Class", "Once", "April", "August", "December", "Sum", "Later"];
    const rows = [
      ["I", "500", "", "Free", "", "", ""],
      ["II", "", "700", "", "", "700", "600"],
    ];
    expect(readTable(writeTable({ headings, rows }, feesTable), feesTable)).toEqual({ headings, rows });
    expect(tableOfFields(fieldsOfTable({ headings, rows }), feesTable)).toEqual({ headings, rows });
  });

  test("a table can be pasted from a spreadsheet with a row of headings", () => {
    const { headings, rows } = readTable(
      "class\tOnce\tApril\nI\t500\t600\n\t\t\nII\t500\t600\textra\t1\t2\t3\t4",
      feesTable,
    );
    expect(headings).toEqual([
      ...["Class", "Once", "April", "Term 2", "Term 3", "First year, in total", "Each later year"],
    ]);
    expect(rows).toEqual([
      ["I", "500", "600", "", "", "", ""],
      ["II", "500", "600", "extra", "1", "2", "3"],
    ]);
  });

  test("an empty table offers the classes of a school, another one empty rows", () => {
    const empty = withEmptyRows(readTable("", feesTable), feesTable);
    expect(empty.rows.map(([first]) => first)).toEqual(
      expect.arrayContaining(["LKG", "Class I", "Class XII"]),
    );
    const one = withEmptyRows(readTable("I | 5", feesTable), feesTable);
    expect(one.rows.length).toBeGreaterThan(1);
    expect(one.rows.slice(1).flat().join("")).toBe("");
  });
});

describe("pasted rows of a table", () => {
  const pasted = (
    value: string,
    spec = admissionDatesTable,
    name: "fees_table" | "admission_dates" = "admission_dates",
  ) => {
    const parsed = parseTable(name, spec, new URLSearchParams({ value }));
    return parsed.ok ? parsed.values.value : parsed.errors;
  };

  test("go to the columns of their headings, below a title, and other cells are kept at the end", () => {
    expect(
      pasted(
        'Admission 2027-28\t\t\t\nUntil\tClass or step\tFrom\tFee\n30.4.2027\tForms\t1.4.2027\t₹ 100\n\t"Test,\nclass XI"\t5.5.2027\t\n',
      ),
    ).toBe("Forms | 2027-04-01 | 2027-04-30 | ₹ 100\nTest, class XI | 2027-05-05");
  });

  test("keep headings of the school's own in their order", () => {
    expect(pasted("Fees 2027\t\t\nClass\tOnce\tApril\nI\t500\t600\n", feesTable, "fees_table")).toBe(
      "Class | Once | April | Term 2 | Term 3 | First year, in total | Each later year\nI | 500 | 600",
    );
  });
});

describe("the form of a table", () => {
  test.each([
    ["120000", "120000"],
    ["1,20,000", "120000"],
    ["₹ 1,20,000/-", "120000"],
    ["Rs. 500.00", "500"],
    ["१२००", "1200"],
    ["Free", "Free"],
    ["500 | 600", "500 / 600"],
  ])("an amount typed as %j is %j", (typed, kept) => {
    expect(saved([["I", typed]])).toBe(`I | ${kept}`);
  });

  test("a class that was only offered goes, one that was typed stays, and empty rows go", () => {
    expect(saved([["LKG"], ["Our own class"], ["", ""], ["Class I", "5"]])).toBe(
      "Our own class\nClass I | 5",
    );
  });

  test("names the row of an error", () => {
    expect(
      saved([
        ["I", "5"],
        ["", "6"],
      ]),
    ).toEqual({ "cell-1-0": "Row 2: enter the class" });
    expect(saved([["x".repeat(121)]])).toEqual({ "cell-0-0": "Row 1, Class: at most 120 characters" });
    expect(saved([["I", "5"]], { "heading-1": "Term 2" })).toEqual({
      "heading-3": "Another column is called Term 2 too",
    });
    expect(saved(Array.from({ length: 151 }, (_, row) => [`Class ${row}`, "5"]))).toEqual({
      "": expect.stringContaining("at most 150 rows"),
    });
  });

  test("a day is stored in one format, and an invalid one is refused", () => {
    const parse = (day: string) =>
      parseTable("admission_dates", admissionDatesTable, filled([["Registration", day]]));
    for (const day of ["2027-01-05", "5/1/2027", "05-01-2027", "5.1.2027"])
      expect([day, parse(day)]).toEqual([day, { ok: true, values: { value: "Registration | 2027-01-05" } }]);
    expect(parse("31/2/2027")).toMatchObject({
      ok: false,
      errors: { "cell-0-1": "Row 1, From: “31/2/2027” is no date: enter one such as 2026-04-01" },
    });
  });

  test("a stop without a route belongs to the route above, and the first needs one", () => {
    const parse = (rows: string[][]) => parseTable("bus_stops", busStopsTable, filled(rows));
    expect(
      parse([
        ["Route 1", "Market"],
        ["", "Temple"],
      ]),
    ).toEqual({
      ok: true,
      values: { value: "Route 1 | Market\n | Temple" },
    });
    expect(parse([["", "Market"]])).toMatchObject({ ok: false });
  });
});

test("hides empty columns from visitors", () => {
  const { columns, rows } = shownTable("fees_table", "I | | 700\nII | | 800 | | | 800");
  expect(columns.map(({ heading }) => heading)).toEqual(["Class", "Term 1", "First year, in total"]);
  expect(rows).toEqual([
    ["I", "700", ""],
    ["II", "800", "800"],
  ]);
});
