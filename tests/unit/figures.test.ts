import { expect, test } from "vitest";
import { parsePart } from "~/settings/form.server";
import { figure } from "~/text/figures";

const saved = (count_students: string) => parsePart("figures", new URLSearchParams({ count_students }));

test.each(["1200", "1,200", "1 200", "१२००", "୧୨୦୦", "১,২০০"])("%s is kept as 1200", (typed) => {
  expect(saved(typed)).toMatchObject({ ok: true, values: { count_students: "1200" } });
});

test.each(["many", "12.5", "-3", "1200+"])("%s is refused as a number of pupils", (typed) => {
  expect(saved(typed)).toMatchObject({ errors: { count_students: expect.stringContaining("such as 1200") } });
});

test.each([
  ["1200", "1,200"],
  ["1,200", "1,200"],
  ["3000+", "3,000+"],
  ["123456", "1,23,456"],
  ["30+", "30+"],
  ["", ""],
  ["about 5000", "about 5000"],
])("%s is shown as %s", (typed, shown) => {
  expect(figure(typed)).toBe(shown);
});
