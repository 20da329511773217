import { expect } from "@playwright/test";
import { test } from "../e2e/site";
import { publicPages } from "../pages";

/** Elements that take focus, although an ancestor clips them and they cannot be scrolled into view. */
function listClipped(): string[] {
  const isScrollable = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow);
  return [
    ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary"),
  ].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    const box = element.getBoundingClientRect();
    // Visible to screen readers only, such as a check box with a label.
    if (box.width <= 1 || box.height <= 1) return [];
    // An open pop-up stops the window from scrolling: that clips nothing.
    for (
      let parent = element.parentElement;
      parent && parent !== document.body;
      parent = parent.parentElement
    ) {
      if (isScrollable(parent)) return [];
      if (!/hidden|clip/.test(getComputedStyle(parent).overflow)) continue;
      const frame = parent.getBoundingClientRect();
      if (frame.width <= 1 || frame.height <= 1) return [];
      const isOutside =
        box.left >= frame.right ||
        box.right <= frame.left ||
        box.top >= frame.bottom ||
        box.bottom <= frame.top;
      if (isOutside) return element.outerHTML.slice(0, 120);
    }
    return [];
  });
}

for (const width of [360, 1280, 1920]) {
  test(`no element outside its visible area takes focus at ${width} pixels`, { tag: "@js" }, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 740 });
    for (const path of publicPages) {
      await page.goto(path);
      expect([path, await page.evaluate(listClipped)]).toEqual([path, []]);
    }
  });
}

test("the end of each page is short on a phone", { tag: "@js" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [
    "/fees",
    "/notices",
    "/uniform",
    "/transfer-certificates",
    "/events",
    "/labs",
    "/contact",
  ]) {
    await page.goto(path);
    const heights = await page
      .locator('footer, aside[aria-label="Related pages"]')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
    expect([path, heights.reduce((sum, height) => sum + height, 0) <= 500]).toEqual([path, true]);
  }
});
