import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, expect, type Page } from "@playwright/test";
import { addressIn } from "../../app/languages/address";
import { translations } from "../../app/languages/languages";
import { test } from "../e2e/site";
import { pagesInLanguages } from "../pages";
import { makeFolder } from "../support/folders";

/** Bundled fonts of the share cards; Debian's are of 2020 and space some Odia signs wrongly. */
const fonts = fileURLToPath(new URL("../../app/files/pictures/fonts", import.meta.url));

const families: Record<string, RegExp> = {
  or: /^Noto (Sans|Serif) Oriya/,
  hi: /^Noto (Sans|Serif) Devanagari/,
  bn: /^Noto (Sans|Serif) Bengali/,
};

function fontList(): string {
  const file = join(makeFolder(), "fonts.conf");
  const include = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>';
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${include}<dir>${fonts}</dir></fontconfig>`);
  return file;
}

/** Returns the fonts actually used for a heading. */
async function fontsOf(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("DOM.enable");
  await cdp.send("CSS.enable");
  const { root } = await cdp.send("DOM.getDocument");
  const { nodeId } = await cdp.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
  const { fonts } = await cdp.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** Finds glyphs that overflow their line, and graphemes split across lines. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const canvas = document.createElement("canvas").getContext("2d");
    const segmenter = new Intl.Segmenter(document.documentElement.lang);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (canvas && walker.nextNode()) {
      const { currentNode } = walker;
      const text = currentNode.textContent ?? "";
      const parent = currentNode.parentElement;
      if (!/[\u0900-\u0bff]/.test(text) || !parent?.checkVisibility()) continue;
      const style = getComputedStyle(parent);
      canvas.font = style.font;
      const ink = canvas.measureText(text);
      const lead =
        (Number.parseFloat(style.lineHeight) - ink.fontBoundingBoxAscent - ink.fontBoundingBoxDescent) / 2;
      const above = ink.actualBoundingBoxAscent - ink.fontBoundingBoxAscent - lead;
      const below = ink.actualBoundingBoxDescent - ink.fontBoundingBoxDescent - lead;
      // Ignores invisible overflow of 1/16 em.
      if (Math.max(above, below) > Number.parseFloat(style.fontSize) / 16)
        faults.add(`${text}: ${Math.round(above)} px above its line, ${Math.round(below)} px below`);
      if (style.letterSpacing !== "normal" && style.letterSpacing !== "0px") faults.add(`${text}: spaced`);
      for (const { segment, index } of segmenter.segment(text)) {
        const range = document.createRange();
        range.setStart(currentNode, index);
        range.setEnd(currentNode, index + segment.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (segment.trim() && lines.size > 1) faults.add(`${text}: ${segment} is broken`);
      }
    }
    return [...faults];
  });
}

for (const letters of [16, 32]) {
  test.describe(`letters of ${letters} px`, () => {
    let browser: Browser;
    test.beforeAll(async ({ launchOptions }) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${letters}`];
      browser = await chromium.launch({
        ...launchOptions,
        args,
        env: { ...process.env, FONTCONFIG_FILE: fontList() },
      });
    });
    test.afterAll(() => browser.close());

    for (const language of translations) {
      test(`no sign of ${language.code} is cut, and no letter broken`, async ({ server }, { project }) => {
        test.skip(project.name === "nojs", "the lines are the same without script");
        const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
        for (const path of pagesInLanguages) {
          await page.goto(server.origin + addressIn(language, path));
          await page.locator("dialog[data-enhance=popup]").evaluateAll((popups) => {
            for (const popup of popups) popup.remove();
          });
          if (path === "/notices")
            expect((await fontsOf(page)).join()).toMatch(families[language.code] as RegExp);
          expect(await faultsOf(page), path).toEqual([]);
          const excess = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(excess, `${path} is too wide`).toBeLessThanOrEqual(0);
        }
        await page.close();
      });
    }
  });
}
