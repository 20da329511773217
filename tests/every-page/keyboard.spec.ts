import { expect } from "@playwright/test";
import { readFocus } from "../e2e/focus";
import { test } from "../e2e/site";
import { pagesOfProject } from "../pages";

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    if (window.top === window) sessionStorage.setItem("popup-closed-1", "yes");
  }),
);

test("the keyboard alone reaches everything on every page, and sees where it is", async ({ page }, {
  project,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [index, path] of pagesOfProject(project).entries()) {
    await page.goto(path);
    // The footer is the same on all pages, so it is walked once.
    const withFooter = index === 0;
    const reached =
      "main a[href], main button, main input:not([type=hidden]), main select, main textarea" +
      (withFooter ? ", footer a[href]" : "");
    const wanted = await page.locator(reached).locator("visible=true").count();
    const seen = new Set<string>();
    for (let presses = 0; presses < 200; presses += 1) {
      await page.keyboard.press("Tab");
      const focus = await readFocus(page);
      if (!focus || (focus.inFooter && !withFooter)) break;
      expect(focus, path).toMatchObject({ seen: true, marked: true });
      seen.add(`${presses}`);
    }
    expect(seen.size, `${path}: stops of the Tab key`).toBeGreaterThanOrEqual(Math.min(wanted, 150));
    expect(seen.size, `${path}: the Tab key comes out at the end`).toBeLessThan(200);
  }
});
