import { describe, expect, test } from "vitest";
import { longDate, shortDate, todayAtSchool } from "~/ui/dates";

describe("dates", () => {
  test("are those of the school, not of the server", () => {
    expect(todayAtSchool(new Date("2026-01-31T18:29:00Z"))).toBe("2026-01-31");
    expect(todayAtSchool(new Date("2026-01-31T18:31:00Z"))).toBe("2026-02-01");
  });

  test("have the two formats of the specification", () => {
    expect(longDate("2025-05-18")).toBe("May 18, 2025");
    expect(longDate("2025-09-01")).toBe("September 1, 2025");
    expect(shortDate("2025-09-01")).toBe("Sep 1, 2025");
    expect(shortDate("2026-01-31T20:00:00.000Z")).toBe("Feb 1, 2026");
  });
});
