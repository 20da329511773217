import { expect } from "@playwright/test";
import { publicPages } from "../pages";
import { test } from "./site";

/** Pixels from the top to the first text, picture or button after the title; extra lines of the title; left edges. */
function findFirstLine() {
  const [title, logo] = ["main h1:not(.sr-only)", "header[data-enhance=site-header] a"].map(
    (selector) => document.querySelector(selector)?.getBoundingClientRect().left,
  );
  const main = document.querySelector("main");
  const heading = main?.querySelector("h1");
  const lineHeight = heading ? Number.parseFloat(getComputedStyle(heading).lineHeight) : 1;
  const lines = heading ? Math.round(heading.getBoundingClientRect().height / lineHeight) : 1;
  const extra = (lines - 1) * lineHeight;
  const nodes = document.createTreeWalker(main ?? document, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (element?.closest("h1, dialog, .sr-only, script")) continue;
    const isContent =
      node instanceof Element ? node.matches("img, .button, .card, .panel, input") : node.textContent?.trim();
    if (!isContent) continue;
    const range = document.createRange();
    range.selectNode(node);
    const { top, height } = range.getBoundingClientRect();
    if (height > 2) return { top, extra, title, logo };
  }
  return { top: 0, extra: 0, title, logo };
}

/** One box in the middle of the window. */
const centred = ["/login", "/nowhere"];

for (const { width, height, limit } of [
  { width: 360, height: 740, limit: 260 },
  { width: 1280, height: 800, limit: 280 },
])
  test(`at ${width} px every page begins within ${limit} px, its title in line with the logo`, async ({
    page,
  }, { project }) => {
    test.skip(project.name === "js", "the same places with script");
    test.slow();
    await page.setViewportSize({ width, height });
    const faults: string[] = [];
    for (const path of publicPages) {
      await page.goto(path);
      const { top, extra, title, logo } = await page.evaluate(findFirstLine);
      if (path.split("?")[0] !== "/" && top > limit + extra + 1)
        faults.push(`${path} begins at ${Math.round(top)} px`);
      if (title !== undefined && Math.abs(title - (logo ?? 0)) > 1 && !centred.includes(path))
        faults.push(`${path}: title at ${title}, logo at ${logo} px`);
    }
    expect(faults).toEqual([]);
  });

test("on laptops the related links below a page are in line with its title", async ({ page }, {
  project,
}) => {
  test.skip(project.name === "nojs", "the same places without script");
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/faculty", "/curriculum", "/school-gallery", "/contact"]) {
      await page.goto(path);
      const [title, links] = await page.evaluate(() =>
        ["main h1", "aside[aria-label='Related pages'] h2"].map(
          (selector) => document.querySelector(selector)?.getBoundingClientRect().left,
        ),
      );
      expect(links, `${path} at ${width}`).toBe(title);
    }
  }
});

test("the first phone screen of home has the headline, the way to admission and the newest notices", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const bottom = 740 - 44;
  for (const shown of [
    page.getByRole("heading", { name: "Where every child is known by name" }),
    page.locator("[data-enhance=hero]").getByRole("link", { name: "Admission", exact: true }),
    page.getByRole("navigation", { name: "Newest notices" }).getByRole("link").last(),
  ]) {
    const box = await shown.boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(bottom);
  }
});

test("the light version says what it is, and shows films and cards without empty boxes", async ({ page }) => {
  await page.setExtraHTTPHeaders({ "Save-Data": "on" });
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ["/", "/events", "/results"]) {
      await page.goto(path);
      await expect(page.getByText("Text version: saves data.")).toBeVisible();
      const narrow = await page.evaluate(() =>
        [...document.querySelectorAll("main h3, main h2")]
          .filter(
            (heading) => heading.getClientRects().length > 0 && heading.getBoundingClientRect().width < 90,
          )
          .map((heading) => heading.textContent),
      );
      expect(narrow, path).toEqual([]);
    }
  }
  await page.goto("/events");
  await expect(page.getByRole("heading", { name: "Annual day highlights" })).toContainText("0:12");
  await page.getByRole("link", { name: "Show pictures" }).click();
  await expect(page.locator("main img").first()).toBeAttached();
});
