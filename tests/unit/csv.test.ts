import { expect, test } from "vitest";
import { toCsv } from "~/spreadsheets/csv";

test("a CSV cell never runs as a formula", () => {
  const csv = toCsv(["email"], [["=cmd()@x.example"], ['a"b@x.example'], ["+1@x.example"]]);
  expect(csv).toBe(`\uFEFF"email"\r\n"'=cmd()@x.example"\r\n"a""b@x.example"\r\n"'+1@x.example"\r\n`);
});
