import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { test } from "../e2e/site";
import { publicPages } from "../pages";

/** Share of pixels that may differ: the edges of letters and pictures. */
const tolerance = 0.002;

/** Takes a picture of the whole page without scrolling, with moving parts covered. */
async function takePicture(page: Page) {
  const mask = ["[data-enhance=hero]", "[data-enhance=carousel]", ".marquee-text"].map((one) =>
    page.locator(one),
  );
  return page.screenshot({ fullPage: true, animations: "disabled", mask });
}

/** It opens at the first pause after the page has loaded, once per visit. */
async function closePopup(page: Page) {
  await page.goto("/");
  const dialog = page.locator("dialog[open]");
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
}

async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode()));
  });
}

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  // Counters take two seconds.
  if (await page.locator("[data-enhance=counters]").count()) await page.waitForTimeout(2500);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.waitForTimeout(400);
}

async function compare(first: Buffer, second: Buffer): Promise<number> {
  const [a, b] = await Promise.all([first, second].map((one) => sharp(one).greyscale().raw().toBuffer()));
  if (!a || !b || a.length !== b.length) return 1;
  return a.filter((level, index) => Math.abs(level - (b[index] ?? 0)) > 24).length / a.length;
}

for (const width of [360, 1280])
  test(`a picture of the whole page at load equals one after scrolling, at ${width} px`, async ({ page }, {
    project,
  }) => {
    test.skip(project.name === "nojs", "without script nothing fades");
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 800 });
    const different: string[] = [];
    // The heading font of a first visit arrives after the text.
    await page.goto("/fees");
    await page.evaluate(() => document.fonts.ready);
    await closePopup(page);
    for (const path of publicPages) {
      await page.goto(path);
      await loadPictures(page);
      const atLoad = await takePicture(page);
      await scrollThrough(page);
      const part = await compare(atLoad, await takePicture(page));
      if (part > tolerance) different.push(`${path}: ${(part * 100).toFixed(2)} %`);
    }
    expect(different).toEqual([]);
  });
