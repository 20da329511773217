import { existsSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import puppeteer from "puppeteer-core";
import type { Browser } from "./browser";

const findFirefox = () => ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => existsSync(path));

export const isFirefoxHere = () => findFirefox() !== undefined;

/** Debian's Firefox, driven by WebDriver BiDi. @param script false to disable scripts */
export async function openFirefox(script: boolean): Promise<Browser> {
  const binary = findFirefox();
  const firefox = await puppeteer.launch({
    browser: "firefox",
    ...(binary && { executablePath: binary }),
    headless: true,
    extraPrefsFirefox: { "javascript.enabled": script },
  });
  const viewport = { width: 360, height: 740 };
  let [page = await firefox.newPage()] = await firefox.pages();
  await page.setViewport(viewport);
  /** Scrolls to the first visible match. @returns its centre, if nothing covers it */
  const middleOf = (path: string) =>
    page.evaluate((xpath: string) => {
      const all = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
      for (let index = 0; index < all.snapshotLength; index += 1) {
        const element = all.snapshotItem(index) as HTMLElement;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = document.elementFromPoint(x, y);
        if (element.contains(hit) || element.closest("label")?.contains(hit)) return { x, y };
      }
      return undefined;
    }, path);
  /** Polls from outside: without script, pages cannot wait. */
  const untilShown = async (xpath: string) => {
    for (let tries = 0; tries < 100; tries += 1) {
      const place = await middleOf(xpath).catch(() => undefined);
      if (place) return place;
      await setTimeout(200);
    }
    throw new Error(`There is nothing shown at ${xpath}`);
  };
  const click = async (xpath: string) => {
    // Firefox scrolls to the cursor shortly after typing.
    await untilShown(xpath);
    await setTimeout(150);
    const { x, y } = await untilShown(xpath);
    await page.mouse.click(x, y);
  };
  return {
    async open(address) {
      // Another navigation can be running, which the driver takes for a failure or waits for indefinitely:
      // use another tab.
      const go = () => page.goto(address, { waitUntil: "load", timeout: 15_000 });
      await go().catch(async () => {
        page = await firefox.newPage();
        await page.setViewport(viewport);
        await go();
      });
    },
    words: async () =>
      `${await page.title()}\n${await page.evaluate(() => (document.querySelector("main") ?? document.body).innerText)}`,
    address: async () => page.url(),
    click,
    async fill(xpath, text) {
      await click(xpath);
      await page.keyboard.down("Control");
      await page.keyboard.press("a");
      await page.keyboard.up("Control");
      await page.keyboard.press("Delete");
      await page.keyboard.type(text);
    },
    async choose(xpath, option) {
      await untilShown(xpath);
      await page.evaluate((path: string) => {
        const all = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
        (all.singleNodeValue as HTMLElement).focus();
      }, xpath);
      await page.keyboard.type(option);
    },
    async upload(xpath, files) {
      const input = await page.evaluateHandle((path: string) => {
        const all = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
        return all.singleNodeValue as HTMLInputElement;
      }, xpath);
      await input.uploadFile(...files);
    },
    pressEscape: () => page.keyboard.press("Escape"),
    shows: async (xpath) => (await middleOf(xpath)) !== undefined,
    close: () => firefox.close(),
  };
}
