import { expect, test } from "vitest";
import { inBands } from "~/content/toppers/bands";

test("marks are counted in bands of five per cent by class, with other marks last", () => {
  const marks = [
    "97.4%",
    "100 %",
    "95%",
    "94,9 %",
    "488/500",
    "450 out of 500",
    "A1",
    "98.2 %ile",
    "12%",
    "৯১%",
    "9.8",
    "600/500",
  ];
  const results = marks.map((one) => ({ std: "Class X", marks: one }));
  expect(inBands([...results, { std: "Class XII, Science", marks: "88 per cent" }])).toEqual([
    {
      std: "Class X",
      bands: [
        { label: "95–100 %", count: 4 },
        { label: "90–95 %", count: 3 },
        { label: "below 50 %", count: 1 },
        { label: "Other marks", count: 4 },
      ],
    },
    { std: "Class XII, Science", bands: [{ label: "85–90 %", count: 1 }] },
  ]);
  expect(inBands([])).toEqual([]);
});
