import { describe, expect, test } from "vitest";
import { longDate, shortDate, todayAtSchool } from "~/dates/dates";
import { indianDate, indianMoment, indianSpan, indianTime, monthLabel } from "~/dates/indian-dates";

describe("dates", () => {
  test("dates are in the time zone of the school, not of the server", () => {
    expect(todayAtSchool(new Date("2026-01-31T18:29:00Z"))).toBe("2026-01-31");
    expect(todayAtSchool(new Date("2026-01-31T18:31:00Z"))).toBe("2026-02-01");
  });

  test("dates have the two formats of the specification", () => {
    expect(longDate("2025-05-18")).toBe("May 18, 2025");
    expect(longDate("2025-09-01")).toBe("September 1, 2025");
    expect(shortDate("2025-09-01")).toBe("Sep 1, 2025");
    expect(shortDate("2026-01-31T20:00:00.000Z")).toBe("Feb 1, 2026");
  });

  test("other dates are written as in India", () => {
    expect(indianDate("2026-11-23")).toBe("23 November 2026");
    expect(indianDate("2026-01-31T20:00:00.000Z")).toBe("1 February 2026");
    expect(indianSpan("2025-05-18", "2025-06-19")).toBe("18 May – 19 June 2025");
    expect(indianSpan("2025-05-18", "2025-05-18")).toBe("18 May 2025");
    expect(indianTime("16:30")).toBe("4:30 pm");
    expect(indianTime("00:05")).toBe("12:05 am");
    expect(indianMoment("2026-12-03T02:30:00.000Z")).toBe("3 December 2026, 8:00 am");
    expect(monthLabel("2026-11")).toBe("November 2026");
  });
});
