import { expect, test } from "vitest";
import { toCsv } from "~/spreadsheets/csv";

test("a CSV cell never runs as a formula", () => {
  const csv = toCsv(["email"], [["=cmd()@x.example"], ['a"b@x.example'], ["+1@x.example"]]);
  expect(csv).toBe(`\uFEFF"email"\r\n"'=cmd()@x.example"\r\n"a""b@x.example"\r\n"'+1@x.example"\r\n`);
});

test.each([
  ['x";=1+1;"', `x"";'=1+1;""`],
  ["x; =1+1", "x;' =1+1"],
  ["List:\n- pens", "List:\n- pens"],
  ["\uff1d1+1", "'\uff1d1+1"],
  ["\t1", "'\t1"],
  ["Rina-Das; Class 5", "Rina-Das; Class 5"],
  ["a@x.example", "a@x.example"],
])("a CSV cell %j runs nothing where lines are split at semicolons", (text, shown) => {
  expect(toCsv([text], [])).toBe(`\uFEFF"${shown}"\r\n`);
});
