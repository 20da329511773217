import { chromium, expect } from "@playwright/test";
import { test } from "../e2e/site";
import { pagesOfProject } from "../pages";

const windows = [
  { width: 240, letters: 16 },
  { width: 360, letters: 24 },
  { width: 360, letters: 32 },
];

// 320 px is 1280 px at 400 % zoom; pages.spec.ts walks over every page at 360.
for (const { width, letters } of windows) {
  test(`no page scrolls sideways at ${width} px with letters of ${letters} px`, async ({
    server,
    launchOptions,
  }, { project }) => {
    test.slow();
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${letters}`];
    const browser = await chromium.launch({ ...launchOptions, args });
    const javaScriptEnabled = project.name === "js";
    const page = await browser.newPage({ viewport: { width, height: 740 }, javaScriptEnabled });
    const wide: string[] = [];
    for (const path of pagesOfProject(project)) {
      await page.goto(server.origin + path);
      const { excess, head } = await page.evaluate(() => ({
        excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        head: document.querySelector("main")?.getBoundingClientRect().top ?? 0,
      }));
      if (excess > 0) wide.push(`${path}: ${excess} px too wide`);
      // At most 40 % of a phone is above the content.
      if (width === 360) expect(head, path).toBeLessThan(0.4 * 740);
    }
    await browser.close();
    expect(wide).toEqual([]);
  });
}
