import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { isAlmostFull, scarcestDisk } from "~/files/store/disk-space.server";
import { diskFindings } from "../../app/doctor/server-findings.server";

const gigabyte = 1024 ** 3;

test.each([
  [1.1 * gigabyte, 20 * gigabyte, false],
  [0.9 * gigabyte, 2 * gigabyte, true],
  [4.9 * gigabyte, 100 * gigabyte, true],
  [5.1 * gigabyte, 100 * gigabyte, false],
])("%d bytes free of %d: almost full is %s", (free, size, expected) => {
  expect(isAlmostFull({ free, size })).toBe(expected);
  expect(diskFindings({ free, size }).some(({ words }) => words.includes("almost full"))).toBe(expected);
});

test("a folder that is not there has no space to tell, and the others have", async () => {
  expect(await scarcestDisk(["/nowhere/at/all"])).toBeUndefined();
  const { free, size } = (await scarcestDisk([tmpdir()])) ?? { free: -1, size: 0 };
  expect(free).toBeGreaterThanOrEqual(0);
  expect(size).toBeGreaterThan(free);
});
