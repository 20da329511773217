import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contentVersion } from "../../server/page-cache/version";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-14T18:29:30Z") }));
afterEach(() => void vi.useRealTimers());

test("the version of the content changes with the day at the school, at midnight in India", () => {
  const version = contentVersion(
    () => 7,
    () => null,
  );
  const before = version.checkAgain();
  vi.setSystemTime(new Date("2026-03-14T18:29:59Z"));
  expect(version.checkAgain()).toBe(before);
  vi.setSystemTime(new Date("2026-03-14T18:30:00Z"));
  expect(version.checkAgain()).not.toBe(before);
});

test("the version of the content changes at the moment at which a record is published or ends", () => {
  const moment = "2026-03-14T18:29:40.000Z";
  const version = contentVersion(
    () => 7,
    (after) => (after < moment ? moment : null),
  );
  const before = version.checkAgain();
  vi.setSystemTime(new Date("2026-03-14T18:29:39Z"));
  expect(version.checkAgain()).toBe(before);
  vi.setSystemTime(new Date(moment));
  const after = version.checkAgain();
  expect(after).not.toBe(before);
  vi.setSystemTime(new Date("2026-03-14T18:29:50Z"));
  expect(version.checkAgain()).toBe(after);
});
