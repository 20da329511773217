import { expect } from "@playwright/test";
import { looks } from "../../app/settings/looks";
import { expectSound, test } from "../e2e/site";
import { sampleNotice } from "../pages";

const pages = [
  "/",
  "/notices",
  `/notices/${sampleNotice}`,
  "/admission",
  "/fees",
  "/faculty",
  "/sports",
  "/school-gallery",
  "/contact",
  "/year-calendar",
  "/mandatory-public-disclosure",
  "/or/fees",
];

test.use({ own: "looks" });

for (const [key, { name }] of Object.entries(looks))
  test(`twelve pages are sound in the look ${key}, light and dark`, async ({ page, login }, { project }) => {
    test.skip(project.name === "nojs", "axe needs script");
    test.setTimeout(600_000);
    await login();
    await page.goto("/dashboard/settings/colours");
    await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
    await page.waitForLoadState("networkidle");
    await page.locator("main").getByRole("button", { name: "Save" }).first().click();
    await page.waitForURL((url) => !url.pathname.endsWith("/colours"));
    await page.context().clearCookies();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const path of pages) {
          await page.goto(path);
          await expectSound(page);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect([path, overflow]).toEqual([path, 0]);
        }
      }
    }
  });
