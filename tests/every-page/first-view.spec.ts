import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { addressIn } from "../../app/languages/address";
import { english, translations } from "../../app/languages/languages";
import { staff } from "../e2e/server";
import { expectSound, test } from "../e2e/site";

const windows = [
  { width: 320, height: 480 },
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 600 },
  { width: 1366, height: 650 },
  { width: 1920, height: 1080 },
];

async function closePopup(page: Page, script: boolean): Promise<void> {
  if (script) await page.addInitScript(() => sessionStorage.setItem("popup-closed-1", "yes"));
  else {
    await page.goto("/");
    await page.getByRole("button", { name: "Close", exact: true }).click();
  }
}

/** Share of a picture visible in its box, and share of the box that fits in the window. */
function shownOf(page: Page) {
  return page.locator("dialog[data-enhance=popup] img").evaluate((image: HTMLImageElement) => {
    const { width, height } = image.getBoundingClientRect();
    const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
    const fits = getComputedStyle(image).objectFit === "contain";
    const cover = Math.min(1, (width * height) / (image.naturalWidth * scale * image.naturalHeight * scale));
    const head = document.querySelector("header")?.getBoundingClientRect().height ?? 0;
    const room = image.closest(":modal") ? innerHeight : innerHeight - head;
    return { poster: fits ? 1 : cover, tooHigh: Math.max(0, Math.round(height - room)) };
  });
}

test("the pop-up's poster is never cropped, and no higher than the window", async ({ page }, { project }) => {
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    await page.goto("/");
    const popup = page.locator(`dialog[data-enhance=popup]${project.name === "js" ? ":modal" : ""}`);
    await expect(popup.locator("img")).toBeVisible();
    await expect
      .poll(() => popup.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(50);
    expect([viewport, await shownOf(page)]).toEqual([viewport, { poster: 1, tooHigh: 0 }]);
  }
});

test("a pop-up leads where staff say", async ({ page, login }, { project }) => {
  await login();
  await page.goto("/dashboard/popup/1/update");
  const words = await page.getByLabel("Words on the button").inputValue();
  const target = await page.getByLabel("Page that the button opens").inputValue();
  await page.getByLabel("Words on the button").fill("Admission form");
  await page.getByLabel("Page that the button opens").fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Enter the page that the button opens");
  await page.getByLabel("Page that the button opens").fill("/contact?about=visit");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status")).toContainText("Pop-up updated");
  await page.goto("/");
  const popup = page.locator(`dialog[data-enhance=popup]${project.name === "js" ? ":modal" : ""}`);
  await popup.getByRole("link", { name: "Admission form" }).click();
  await expect(page).toHaveURL(/\/contact\?about=visit$/);
  // Resets the pop-up for other tests.
  await page.goto("/dashboard/popup/1/update");
  await page.getByLabel("Words on the button").fill(words);
  await page.getByLabel("Page that the button opens").fill(target);
  await page.getByRole("button", { name: "Save", exact: true }).click();
});

test("without script the pop-up stays closed for the visit, and is not shown on tabs and categories", async ({
  page,
}, { project }) => {
  test.skip(project.name === "js", "with script the browser remembers it");
  const popup = page.locator("dialog[data-enhance=popup]");
  for (const path of ["/?tab=events", "/?tab=notices&category=sports"]) {
    await page.goto(path);
    await expect(popup).toHaveCount(0);
  }
  await page.goto("/");
  await popup.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(popup).toHaveCount(0);
  await page.getByRole("link", { name: "Our story" }).click();
  await page.goto("/");
  await expect(popup).toHaveCount(0);
});

/**
 * Returns texts that an element covers. Full-width bars are ignored, since text can be read before it scrolls
 * under them.
 */
function wordsUnder(page: Page, covers: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const under = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const boxes = [...document.querySelectorAll(selector)].map((element) => ({
      element,
      box: element.getBoundingClientRect(),
    }));
    const bars = boxes.filter(({ box }) => box.left > 0 || box.right < document.documentElement.clientWidth);
    while (walker.nextNode()) {
      const words = walker.currentNode;
      const parent = words.parentElement;
      if (!words.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest("header, dialog, script, style") || getComputedStyle(parent).clipPath !== "none")
        continue;
      const range = document.createRange();
      range.selectNodeContents(words);
      // The notice that moves past is wider than its strip.
      // Built pages have short class names.
      let clipping: Element = parent;
      while (getComputedStyle(clipping).overflowX === "visible" && clipping.parentElement)
        clipping = clipping.parentElement;
      const strip = clipping.getBoundingClientRect();
      for (const { left, right, ...rest } of [...range.getClientRects()].map(
        (rect) => rect.toJSON() as DOMRect,
      )) {
        const rect = { ...rest, left: Math.max(left, strip.left), right: Math.min(right, strip.right) };
        if (rect.width < 2 || rect.height < 2 || rect.top > innerHeight || rect.bottom < 0) continue;
        for (const { element, box } of bars) {
          if (element.contains(parent)) continue;
          const across = Math.min(rect.right, box.right) - Math.max(rect.left, box.left);
          const down = Math.min(rect.bottom, box.bottom) - Math.max(rect.top, box.top);
          if (across > 1 && down > 1) under.add(words.textContent.trim().slice(0, 40));
        }
      }
    }
    return [...under];
  }, covers);
}

test("the job panel and Contact Now lie on no words, wherever the page is scrolled to", async ({ page }, {
  project,
}) => {
  test.slow();
  await closePopup(page, project.name === "js");
  const covers =
    'main aside[aria-labelledby="job-heading"] > div, main a[href="/contact"]:text-is("Contact Now")';
  await page.goto("/");
  const marked = page.locator(covers);
  await expect(marked).toHaveCount(2);
  for (const { width, height } of [...windows, { width: 1100, height: 700 }, { width: 1440, height: 900 }]) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await marked.evaluateAll((elements) => {
      for (const element of elements) element.setAttribute("data-covers", "");
    });
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < end; top += Math.round(height * 0.4)) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
      expect([width, top, await wordsUnder(page, "[data-covers]")]).toEqual([width, top, []]);
    }
  }
});

for (const language of [english, ...translations]) {
  test(`on a first visit in ${language.code} the headline and the link to admission are visible next to the pop-up`, async ({
    browser,
    server,
  }, { project }) => {
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 768, height: 800 },
      { width: 1280, height: 800 },
    ]) {
      const context = await browser.newContext({ viewport, javaScriptEnabled: project.name === "js" });
      const page = await context.newPage();
      await page.goto(server.origin + addressIn(language, "/"));
      const popup = page.locator(`dialog[data-enhance=popup]${project.name === "js" ? ":modal" : ""}`);
      await expect(popup).toBeVisible();
      const cover = await popup.boundingBox();
      if (!cover) throw new Error("The pop-up has no box.");
      const hero = page.locator("[data-enhance=hero]");
      for (const target of [
        hero.locator("h2").first(),
        page.locator(`main a[href="${addressIn(language, "/admission")}"]:not(dialog a):visible`).first(),
      ]) {
        const box = await target.boundingBox();
        if (!box) throw new Error("Something of the hero has no box.");
        expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
        const isBeside =
          box.x + box.width <= cover.x || box.y + box.height <= cover.y || box.y >= cover.y + cover.height;
        expect([viewport.width, isBeside]).toEqual([viewport.width, true]);
      }
      await context.close();
    }
  });
}

test("on a phone the newest notices are in the first view, and the home page has four and a half screens", async ({
  page,
}, { project }) => {
  await closePopup(page, project.name === "js");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const bar = await page.getByRole("link", { name: "Contact Now" }).boundingBox();
  const lines = page.getByRole("navigation", { name: "Newest notices" }).getByRole("link");
  await expect(lines).toHaveCount(3);
  for (const line of await lines.all()) {
    const box = await line.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 2);
  }
  // Lays out what is further down; timers of the page do not run in the project without script.
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThanOrEqual(
    4.5,
  );
});

for (const language of [english, ...translations]) {
  test(`on a phone no line of text is cut by the bar at the end of the first view, in ${language.code}`, async ({
    page,
  }, { project }) => {
    await closePopup(page, project.name === "js");
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(addressIn(language, "/"));
    const cut = await page.evaluate(() => {
      const links = [...document.querySelectorAll("main a")];
      const element = links.find((link) => getComputedStyle(link).position === "sticky");
      if (!element) throw new Error("The bar was not found.");
      const { top } = element.getBoundingClientRect();
      const range = document.createRange();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const lines: string[] = [];
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        if (!node.textContent?.trim() || element.contains(node)) continue;
        if (node.parentElement?.closest("script, style, dialog:not(:modal)")) continue;
        // For screen readers only.
        let parent = node.parentElement;
        while (parent && parent.getBoundingClientRect().width > 2) parent = parent.parentElement;
        if (parent) continue;
        range.selectNodeContents(node);
        // A letter's box has room above and below it.
        for (const line of range.getClientRects())
          if (line.top + 6 < top && line.bottom - 6 > top) lines.push(node.textContent.trim());
      }
      return { top: Math.round(top), lines };
    });
    expect(cut).toEqual({ top: expect.any(Number), lines: [] });
    expect(cut.top).toBeGreaterThan(600);
  });
}

test("on a phone the job is one line, and the words of the first slide are in the first view", async ({
  page,
}, { project }) => {
  await closePopup(page, project.name === "js");
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 360, height: 640 },
    { width: 412, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto("/");
    const panel = await page.locator('aside[aria-labelledby="job-heading"]').boundingBox();
    expect(panel?.height).toBeLessThanOrEqual(48);
    const bar = await page.getByRole("link", { name: "Contact Now" }).boundingBox();
    const words = await page.locator("[data-enhance=hero] li").first().locator("p, h2").all();
    for (const line of words) {
      if (!(await line.isVisible()) || (await line.getAttribute("aria-hidden"))) continue;
      const box = await line.boundingBox();
      expect([viewport, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([viewport, expect.any(Number)]);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  }
});

test("the slides' links say which slide is on: marked with script, by their numbers without", async ({
  page,
}, { project }) => {
  await closePopup(page, project.name === "js");
  await page.route("**/hero-slider*.js", () => {});
  await page.goto("/");
  const dots = page.locator("[data-part=dot]");
  if (project.name === "js") {
    await expect(dots.first()).toHaveAttribute("aria-current", "true");
    await expect(page.locator("[data-part=dot][aria-current]")).toHaveCount(1);
  } else {
    await expect(page.locator("[data-part=dot][aria-current]")).toHaveCount(0);
    await expect(dots).toHaveText(["1", "2", "3"]);
    await expect(dots.nth(1)).toHaveAccessibleName(/^Slide 2: /);
    expect(Number.parseFloat(await dots.nth(1).evaluate((dot) => getComputedStyle(dot).fontSize))).toBe(16);
    await dots.nth(1).click();
    await expect(page.getByText("2 / 3")).toBeInViewport();
  }
});

test("scrolls slides with reduced motion, and the dots follow", async ({ page }, { project }) => {
  test.skip(project.name === "nojs", "without script each slide has its number");
  await closePopup(page, true);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.getByRole("region", { name: "Slides" }).evaluate((slides) => {
    slides.scrollLeft = slides.clientWidth;
  });
  await expect(page.locator("[data-part=dot]").nth(1)).toHaveAttribute("aria-current", "true");
  await expect(page.locator("[data-part=dot][aria-current]")).toHaveCount(1);
});

test("keeps the focus in the hero when the slider loads", async ({ page }, { project }) => {
  test.skip(project.name === "nojs", "without script nothing comes");
  await closePopup(page, true);
  await page.goto("/");
  const slides = page.getByRole("region", { name: "Slides" });
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  for (let count = 0; count < 60; count += 1) {
    await page.keyboard.press("Tab");
    if (await slides.evaluate((element) => element.contains(document.activeElement))) break;
  }
  await expect(slides).toBeFocused();
  await expect(page.locator("[data-enhance=hero][data-slider=on]")).toBeVisible();
  await page.waitForTimeout(300);
  expect(await focused()).not.toBe("BODY");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Previous slide" })).toBeFocused();
});

const whitePicture = (width: number) =>
  sharp({ create: { width, height: Math.round(width * 0.6), channels: 3, background: "#fff" } })
    .jpeg()
    .toBuffer();

test("a slide is as sharp as what was uploaded", async ({ page, login, browser, server }, { project }) => {
  test.skip(project.name === "nojs", "the pictures are the same without script");
  test.slow();
  await login();
  await page.goto("/dashboard/slides/add");
  await page
    .getByLabel("Photo")
    .setInputFiles({ name: "white.jpg", mimeType: "image/jpeg", buffer: await whitePicture(2400) });
  await page
    .getByRole("textbox", { name: "Title", exact: true })
    .fill("White as snow, and readable all the same");
  await page.getByLabel("Small line above the title").fill("Winter");
  await page
    .getByLabel("Description")
    .fill("The words stand on a dark ground, whatever the picture is like.");
  await page.getByLabel("Position").fill("1");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status")).toContainText("Slide added");
  try {
    for (const { width, density } of [
      { width: 1280, density: 1 },
      { width: 1920, density: 1 },
      { width: 1280, density: 2 },
    ]) {
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        deviceScaleFactor: density,
      });
      const visitor = await context.newPage();
      await visitor.goto(server.origin);
      const image = visitor.locator("[data-enhance=hero] img").first();
      // Read from the file: the browser repeats what the page declares.
      const source = () => image.evaluate((one: HTMLImageElement) => one.currentSrc);
      await expect.poll(source).toContain("/uploads/");
      const file = await (await visitor.request.get(await source())).body();
      const pixels = ((await image.boundingBox())?.width ?? 0) * density;
      expect(pixels).toBeGreaterThan(500);
      expect((await sharp(file).metadata()).width).toBeGreaterThanOrEqual(Math.min(pixels, 2400));
      await context.close();
    }
  } finally {
    await page.goto("/dashboard/slides");
    const row = page.getByRole("listitem").filter({ hasText: "White as snow" });
    await row.getByText("More", { exact: true }).click();
    await row.getByRole("link", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete" }).click();
  }
});

test("the home page with its pop-up open is sound", async ({ page }, { project }) => {
  test.skip(project.name === "nojs", "axe needs script; pages.spec.ts looks without the site's own");
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/");
    await expect(page.locator("dialog[data-enhance=popup]:modal")).toBeVisible();
    await expectSound(page);
  }
});

test("a staff page is shown as it will be before its shared style sheet has come", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/dashboard-.*\.css$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/login");
  await page.getByLabel("Username").fill(staff.username);
  await page.getByLabel("Password", { exact: true }).fill(staff.password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click({ noWaitAfter: true });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Dashboard");
  const look = () => page.screenshot({ animations: "disabled" });
  const before = await look();
  release();
  await page.waitForLoadState("load");
  expect(before.equals(await look())).toBe(true);
});
