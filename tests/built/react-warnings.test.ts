import { expect, test } from "vitest";
import { readEmptySite, readWholeSite } from "../support/whole-site";

/** Warnings are stray errors (tests/support/no-stray-errors.ts). */
test("React's development version warns about no page and no refused form", async () => {
  expect(process.env.NODE_ENV).not.toBe("production");
  const pages = [...(await readWholeSite()), ...(await readEmptySite())];
  expect(pages.length).toBeGreaterThan(300);
}, 180_000);
