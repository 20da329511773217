import { join } from "node:path";
import { chromium, expect, type Page } from "@playwright/test";
import type Sqlite from "better-sqlite3";
import { addressIn } from "../../app/languages/address";
import { translations } from "../../app/languages/languages";
import { openSqlite } from "../../db/sqlite";
import { test } from "../e2e/site";
import { startStarterSite } from "../e2e/starter-site";
import { pagesInLanguages, publicPages } from "../pages";

const widths = [320, 360, 400, 480, 600, 768, 900, 1024, 1100, 1280, 1440, 1920];

/** Returns words broken for lack of space, such as "Transportati-on", and dates and e-mail addresses on two lines. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const parent = currentNode.parentElement;
      if (!parent?.checkVisibility() || parent.closest("script, style, noscript")) continue;
      const units =
        innerWidth >= 320 && parent.closest("time, a[href^='mailto:']")
          ? /\S(.*\S)?/gs
          : /[\p{L}\p{M}]{2,20}/gu;
      for (const { 0: word, index } of (currentNode.textContent ?? "").matchAll(units)) {
        const range = document.createRange();
        range.setStart(currentNode, index);
        range.setEnd(currentNode, index + word.length);
        const middles = [...range.getClientRects()].map(({ top, height }) => top + height / 2);
        // Letters of another font begin a little higher or lower.
        if (Math.max(...middles) - Math.min(...middles) > 6) broken.add(word);
      }
    }
    return [...broken];
  });
}

test("no word is broken in the middle, at any width", async ({ page }, { project }) => {
  test.skip(project.name === "nojs", "the lines are the same without script");
  test.slow();
  const broken: string[] = [];
  for (const path of publicPages) {
    await page.goto(path);
    await page.locator("dialog[data-enhance=popup]").evaluateAll((popups) => {
      for (const popup of popups) popup.remove();
    });
    for (const width of [240, 320, 480, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 740 });
      broken.push(...(await brokenWords(page)).map((word) => `${path} at ${width} px: ${word}`));
    }
  }
  expect(broken).toEqual([]);
});

test("no word is broken in the middle for staff, or in another language, on phones", async ({ page, login }, {
  project,
}) => {
  test.skip(project.name === "nojs", "the lines are the same without script");
  test.slow();
  const broken: string[] = [];
  const walk = async (who: string, paths: readonly string[]) => {
    for (const path of paths) {
      await page.goto(path);
      await page.locator("dialog[data-enhance=popup]").evaluateAll((popups) => {
        for (const popup of popups) popup.remove();
      });
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        broken.push(...(await brokenWords(page)).map((word) => `${who}: ${path} at ${width} px: ${word}`));
      }
    }
  };
  for (const language of translations)
    await walk(
      "visitors",
      pagesInLanguages.map((path) => addressIn(language, path)),
    );
  await login();
  await walk(
    "staff",
    publicPages.filter((path) => path !== "/logout"),
  );
  expect(broken).toEqual([]);
});

const odiaWord = "ବିଦ୍ୟାଳୟପରିଚାଳନାସମିତିସଭାପତିନିର୍ବାଚନପ୍ରକ୍ରିୟା".slice(0, 40);
const names = [
  {
    school: "Shri Jagannath Higher Secondary Public School, Palashpur 7600",
    motto: "Where every child learns with joy, and lives with care.",
  },
  { school: "Thiruvananthapuram Sarvodaya Vidyalaya Senior Secondary", motto: "" },
  { school: odiaWord, motto: odiaWord },
];

const longTitle = `${"A title as long as a form lets staff write it, in which nothing is left out, ".repeat(3)}${odiaWord} end`;

function write(directory: string, work: (sqlite: Sqlite.Database) => void): void {
  const sqlite = openSqlite(join(directory, "school.sqlite"));
  sqlite.pragma("busy_timeout = 5000");
  work(sqlite);
  sqlite.close();
}

function name(directory: string, { school, motto }: (typeof names)[number]): void {
  write(directory, (sqlite) => {
    const set = sqlite.prepare("update settings set value = ? where name = ?");
    set.run(school, "school_name");
    set.run(motto, "motto");
  });
}

function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      faults.push(`${root.scrollWidth - root.clientWidth} px too wide`);
    const header = document.querySelector("header");
    const boxOf = (selector: string) => header?.querySelector(selector)?.getBoundingClientRect();
    const logo = boxOf("svg");
    if (!logo || logo.width < 30 || Math.abs(logo.width - logo.height) > 1)
      faults.push("the logo is not whole");
    const shown = (box: DOMRect | undefined) => box && box.width > 0;
    const menu = [boxOf("summary"), boxOf("nav")].find(shown);
    if (!menu || menu.left < 0 || menu.right > root.clientWidth) faults.push("the menu is not whole");
    const text = document.createRange();
    const strong = header?.querySelector("strong");
    if (strong) text.selectNodeContents(strong);
    for (const line of text.getClientRects()) {
      const across = Math.min(line.right, menu?.right ?? 0) - Math.max(line.left, menu?.left ?? 0);
      const down = Math.min(line.bottom, menu?.bottom ?? 0) - Math.max(line.top, menu?.top ?? 0);
      if (across > 1 && down > 1) faults.push("the menu lies on the name");
      if (line.right > root.clientWidth) faults.push("the name is cut");
    }
    return faults;
  });
}

test.describe("long names and titles", () => {
  let site: Awaited<ReturnType<typeof startStarterSite>>;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    site = await startStarterSite();
    write(site.directory, (sqlite) => {
      for (const [table, column] of [
        ["notices", "title"],
        ["jobs", "title"],
        ["slides", "title"],
        ["slides", "description"],
        ["popups", "title"],
        ["photos", "title"],
        ["toppers", "name"],
        ["faculty", "name"],
        ["testimonials", "details"],
        ["testimonials", "name"],
        ["videos", "title"],
        ["disclosures", "name"],
        ["calendar_entries", "title"],
      ]) {
        sqlite.prepare(`update ${table} set ${column} = ? where id in (1, 2)`).run(longTitle);
        sqlite.prepare(`update ${table} set ${column} = ? where id = 3`).run(odiaWord);
      }
      sqlite.prepare("update notices set details = ? where id in (1, 2)").run(odiaWord.repeat(5));
      sqlite.prepare("update jobs set details = ?").run(odiaWord.repeat(5));
    });
  });
  test.afterAll(() => site.end());

  for (const one of names) {
    test(`menu and logo stay whole with ${one.school}`, async ({ page }) => {
      name(site.directory, one);
      await page.goto(`${site.server.origin}/notices`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        expect([width, await faultsOf(page)]).toEqual([width, []]);
      }
    });

    test(`the head takes at most 40 % of a phone at 200 % text with ${one.school}`, async ({
      launchOptions,
    }, { project }) => {
      name(site.directory, one);
      const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
      const browser = await chromium.launch({ ...launchOptions, args });
      const page = await browser.newPage({
        viewport: { width: 360, height: 640 },
        javaScriptEnabled: project.name === "js",
      });
      await page.goto(`${site.server.origin}/notices`);
      const faults = await faultsOf(page);
      const height = await page
        .locator("header")
        .first()
        .evaluate((head) => head.getBoundingClientRect().height);
      await browser.close();
      expect(faults).toEqual([]);
      expect(height).toBeLessThanOrEqual(0.4 * 640);
    });
  }

  test("no page scrolls sideways with long titles and words", async ({ page }, { project }) => {
    test.skip(project.name === "nojs", "the lines are the same without script");
    test.slow();
    name(site.directory, names[0] as (typeof names)[number]);
    const wide: string[] = [];
    for (const path of publicPages) {
      await page.goto(site.server.origin + path);
      for (const width of [320, 360, 480, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        wide.push(...(await faultsOf(page)).map((fault) => `${path} at ${width} px: ${fault}`));
      }
    }
    expect(wide).toEqual([]);
  });
});
