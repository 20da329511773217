import { expect } from "@playwright/test";
import { publicPages } from "../pages";
import { test } from "./site";

/** Pixels from the top of the window to the first text, picture or button after the title, and the lines of the title. */
function findFirstLine() {
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
    if (height > 2) return { top, extra };
  }
  return { top: 0, extra: 0 };
}

for (const { width, height, limit } of [
  { width: 360, height: 740, limit: 260 },
  { width: 1280, height: 800, limit: 280 },
])
  test(`the content of every page begins within ${limit} px at ${width} px`, async ({ page }, {
    project,
  }) => {
    test.skip(project.name === "nojs", "the same places without script");
    test.slow();
    await page.setViewportSize({ width, height });
    const late: string[] = [];
    for (const path of publicPages.filter((one) => one.split("?")[0] !== "/")) {
      await page.goto(path);
      const { top, extra } = await page.evaluate(findFirstLine);
      if (top > limit + extra + 1) late.push(`${path}: ${Math.round(top)} px`);
    }
    expect(late).toEqual([]);
  });

/** One box in the middle of the window. */
const centred = ["/login", "/nowhere"];

test("on laptops every title stands in line with the logo", async ({ page }, { project }) => {
  test.skip(project.name === "nojs", "the same places without script");
  await page.setViewportSize({ width: 1280, height: 800 });
  const aside: string[] = [];
  for (const path of publicPages.filter((one) => !centred.includes(one))) {
    await page.goto(path);
    const [title, logo] = await page.evaluate(() =>
      ["main h1:not(.sr-only)", "header[data-enhance=site-header] a"].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().left,
      ),
    );
    if (title !== undefined && Math.abs(title - (logo ?? 0)) > 1)
      aside.push(`${path}: ${title} and ${logo} px`);
  }
  expect(aside).toEqual([]);
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
