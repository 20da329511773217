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

/** Returns the largest rectangle without text, picture or control, as a share of the window. */
function findLargestGap(): number {
  const cell = 16;
  const [columns, rows] = [Math.ceil(innerWidth / cell), Math.ceil(innerHeight / cell)];
  const used = Array.from({ length: rows }, () => new Array<boolean>(columns).fill(false));
  const mark = ({ left, top, right, bottom }: DOMRect) => {
    for (let y = Math.max(0, Math.floor(top / cell)); y < Math.min(rows, bottom / cell); y++)
      for (let x = Math.max(0, Math.floor(left / cell)); x < Math.min(columns, right / cell); x++)
        (used[y] as boolean[])[x] = true;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!walker.currentNode.textContent?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const line of range.getClientRects()) mark(line);
  }
  for (const element of document.querySelectorAll("img, svg, input, select, textarea, .button, .empty"))
    mark(element.getBoundingClientRect());
  let largest = 0;
  const free = new Array<number>(columns).fill(0);
  for (const row of used) {
    for (let x = 0; x < columns; x++) free[x] = row[x] ? 0 : (free[x] ?? 0) + 1;
    for (let from = 0; from < columns; from++) {
      let height = rows;
      for (let to = from; to < columns && height > 0; to++) {
        height = Math.min(height, free[to] ?? 0);
        largest = Math.max(largest, height * (to - from + 1));
      }
    }
  }
  return largest / (rows * columns);
}

/** Pixels below which no page begins, and whether its largest gap is measured. */
const screens = [
  { width: 360, height: 740, limit: 260 },
  { width: 1280, height: 800, limit: 280, isLaptop: true },
  { width: 1440, height: 900, limit: 280, isLaptop: true },
];

test("every page begins high, in line with the logo and the others, and fills its first laptop screen", {
  tag: "@nojs",
}, async ({ page }) => {
  test.slow();
  const faults: string[] = [];
  const heights = new Map(screens.map(({ width }) => [width, new Map<number, string[]>()]));
  for (const path of publicPages) {
    await page.goto(path);
    const heading = page.locator("main h1:not(.sr-only)");
    const isTitled = !centred.includes(path) && (await heading.count()) > 0;
    for (const { width, height, limit, isLaptop } of screens) {
      await page.setViewportSize({ width, height });
      const at = `${path} at ${width} px`;
      if (isTitled) {
        const [start = 0, lowered = 0] = await Promise.all(
          [page.locator("main"), heading].map(async (part) => (await part.boundingBox())?.y),
        );
        const ofWidth = heights.get(width);
        const lead = Math.round(lowered - start);
        ofWidth?.set(lead, [...(ofWidth.get(lead) ?? []), path]);
      }
      const { top, extra, title, logo } = await page.evaluate(findFirstLine);
      if (path.split("?")[0] !== "/" && top > limit + extra + 1)
        faults.push(`${at} begins at ${Math.round(top)} px`);
      if (title !== undefined && Math.abs(title - (logo ?? 0)) > 1 && !centred.includes(path))
        faults.push(`${at}: title at ${title}, logo at ${logo} px`);
      // In one piece: a third of the screen.
      const gap = isLaptop ? await page.evaluate(findLargestGap) : 0;
      if (gap > 1 / 3) faults.push(`${at}: ${Math.round(100 * gap)} % are empty`);
    }
  }
  expect(faults).toEqual([]);
  for (const [width, found] of heights) expect(found.size, `${width}: ${JSON.stringify([...found])}`).toBe(1);
});

test("on laptops the related links below a page are in line with its title", { tag: "@js" }, async ({
  page,
}) => {
  // The same places without script.
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/faculty", "/curriculum", "/school-gallery"]) {
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

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
])
  test(`at ${width} px no bar and no notice is cut by the end of the first screen of home`, {
    tag: "@nojs",
  }, async ({ page }) => {
    // The same places with script.
    await page.setViewportSize({ width, height });
    const cut: string[] = [];
    for (const path of ["/", "/or/", "/hi/", "/bn/"]) {
      await page.goto(path);
      await page.getByRole("dialog").evaluateAll((popups) => popups.map((popup) => popup.remove()));
      const found = await page.evaluate(() => {
        const bar = document.querySelector("main a[href$='/contact']")?.getBoundingClientRect();
        const end = bar && bar.width > innerWidth / 2 ? bar.top : innerHeight;
        const parts = [...document.querySelectorAll("main > div > div aside, main > div > div nav li")];
        return parts.flatMap((part) => {
          const { top, bottom, height } = part.getBoundingClientRect();
          return height > 0 && top < end - 1 && bottom > end + 1 ? [`${part.textContent}`] : [];
        });
      });
      cut.push(...found.map((text) => `${path}: ${text}`));
    }
    expect(cut).toEqual([]);
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
