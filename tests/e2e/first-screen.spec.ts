import { expect } from "@playwright/test";
import { test } from "./site";

test("on laptops the related links below a page are in line with its title", async ({ page }) => {
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
    page.getByRole("link", { name: "Admission", exact: true }).filter({ visible: true }).first(),
    page.getByRole("navigation", { name: "Newest notices" }).getByRole("link").last(),
  ]) {
    const box = await shown.boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(bottom);
  }
});

test("no bar and no notice is cut by the end of the first screen of home", { tag: "@nojs" }, async ({
  page,
}) => {
  const cut: string[] = [];
  for (const path of ["/", "/or/", "/hi/", "/bn/"]) {
    await page.goto(path);
    await page.getByRole("dialog").evaluateAll((popups) => popups.map((popup) => popup.remove()));
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const found = await page.evaluate(() => {
        const bar = document.querySelector("main a[href$='/contact']")?.getBoundingClientRect();
        const end = bar && bar.width > innerWidth / 2 ? bar.top : innerHeight;
        const parts = [...document.querySelectorAll("main > div > div aside, main > div > div nav li")];
        return parts.flatMap((part) => {
          const { top, bottom, height } = part.getBoundingClientRect();
          return height > 0 && top < end - 1 && bottom > end + 1 ? [`${part.textContent}`] : [];
        });
      });
      cut.push(...found.map((text) => `${path} at ${width} px: ${text}`));
    }
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
            // The heading of the newest notices is for screen readers.
            (heading) =>
              !heading.closest("nav") &&
              heading.getClientRects().length > 0 &&
              heading.getBoundingClientRect().width < 90,
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
