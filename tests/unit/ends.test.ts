import { afterEach, expect, test } from "vitest";
import { defaultTimeZone, setSchoolZone } from "~/dates/dates";
import { sayEnd, sayLastMoment } from "~/dates/ends";

afterEach(() => setSchoolZone(defaultTimeZone));

test("midnight at the school is the end of the day before", () => {
  const midnight = "2026-11-28T18:30:00.000Z";
  expect(sayEnd(midnight)).toBe("the end of Nov 28, 2026");
  expect(sayLastMoment(midnight)).toBe("Nov 28, 2026");
  setSchoolZone("Asia/Dhaka");
  expect(sayEnd(midnight)).toBe("Nov 29, 2026, 12:30 AM");
});

test("end times that are not midnight are shown as they are", () => {
  expect(sayEnd("2026-11-28T06:30:00.000Z")).toBe("Nov 28, 2026, 12:00 PM");
  expect(sayLastMoment("2026-11-28T18:29:00.000Z")).toBe("Nov 28, 2026, 11:59 PM");
});
