import { expect, test } from "vitest";
import { readListedDays } from "~/dates/parse-listed-days";

test.each([
  ["26/01/2027", "2027-01-26"],
  ["26-Jan-27", "2027-01-26"],
  ["26 January 2027", "2027-01-26"],
  ["26.01.2027", "2027-01-26"],
  ["26.1.27", "2027-01-26"],
  ["2027-01-26", "2027-01-26"],
  ["26th Jan, 2027 (Tuesday)", "2027-01-26"],
  ["Tuesday, 26 January 2027", "2027-01-26"],
  ["26 January 2027, Tuesday", "2027-01-26"],
  ["26 जनवरी 2027", "2027-01-26"],
  ["२६/०१/२०२७", "2027-01-26"],
  ["ମଙ୍ଗଳବାର, ୨୬ ଜାନୁଆରୀ ୨୦୨୭", "2027-01-26"],
  ["২৬ জানুয়ারি ২০২৭", "2027-01-26"],
])("%s is a day", (text, day) => {
  expect(readListedDays(text)).toEqual({ first: day, last: day });
});

test.each([
  ["18/10/2026 to 25/10/2026", "2026-10-18", "2026-10-25"],
  ["18.10.26 - 25.10.26", "2026-10-18", "2026-10-25"],
  ["18 to 25 October 2026", "2026-10-18", "2026-10-25"],
  ["30 September – 5 October 2026", "2026-09-30", "2026-10-05"],
  ["24 Dec 2026 to 1 Jan 2027", "2026-12-24", "2027-01-01"],
  ["18 अक्टूबर 2026 से 25 अक्टूबर 2026 तक", "2026-10-18", "2026-10-25"],
])("%s is a range", (text, first, last) => {
  expect(readListedDays(text)).toEqual({ first, last });
});

test.each(["", "Diwali", "31/02/2027", "13/13/2027", "26 January", "25/10/2026 to 18/10/2026", "Jan-27"])(
  "%s is no day",
  (text) => {
    expect(readListedDays(text)).toBeUndefined();
  },
);
