import { expect } from "@playwright/test";
import { test } from "../e2e/site";
import { publicPages } from "../pages";

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
