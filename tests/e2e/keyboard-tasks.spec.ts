import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./site";
import { pdf } from "./uploads";

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

/** Where the focus is; what has it has to be in sight and look so. */
const stop = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const { width, height, bottom, top } = element.getBoundingClientRect();
    // The button that opens a date's calendar has a mark of its own, which cannot be asked for.
    const isCalendar = element.matches("input[type^=date]:not(:focus-visible)");
    return {
      html: element.outerHTML.slice(0, 120),
      seen: width > 0 && height > 0 && bottom > 0 && top < innerHeight,
      marked: isCalendar || (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none",
    };
  });

/** Somebody who has a keyboard and nothing else. */
class Typist {
  constructor(readonly page: Page) {}

  get main(): Locator {
    return this.page.getByRole("main");
  }

  async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 250; presses += 1) {
      await this.page.keyboard.press("Tab");
      const at = await stop(this.page);
      // Behind the last stop it begins again.
      if (!at) continue;
      expect(at).toEqual({ html: at.html, seen: true, marked: true });
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`The Tab key does not come to ${target}.`);
  }

  async press(target: Locator, key = "Enter"): Promise<void> {
    await this.reach(target);
    await this.page.evaluate(() => Object.assign(window, { stayed: true }));
    await this.page.keyboard.press(key);
  }

  async type(target: Locator, words: string): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.type(words);
  }

  async pick(target: Locator, name: string): Promise<void> {
    await this.reach(target);
    const file = await pdf(name);
    await expect(async () => {
      const chooser = this.page.waitForEvent("filechooser", { timeout: 3000 });
      await this.page.keyboard.press("Space");
      await (await chooser).setFiles(file);
    }).toPass();
  }

  /** Follows a link to another page, where the focus is in the page, or at its very beginning. */
  async follow(target: Locator): Promise<void> {
    const heading = this.main.getByRole("heading", { level: 1 });
    const before = await heading.innerText();
    await this.press(target);
    await expect(heading).not.toHaveText(before);
    await this.beginsAnew();
  }

  async isTold(words: string | RegExp): Promise<void> {
    await expect(this.page.getByRole("status").filter({ hasText: words })).toBeVisible();
    await this.beginsAnew();
  }

  /** Where script put a page into the place of the one before, the focus may have gone with that. */
  async beginsAnew(): Promise<void> {
    const place = () =>
      this.page.evaluate(() => {
        const { activeElement, body } = document;
        const main = document.querySelector("main");
        if (activeElement === body) return "stayed" in window ? "nowhere" : "the beginning";
        return main?.contains(activeElement) ? "the page" : activeElement?.outerHTML.slice(0, 120);
      });
    await expect.poll(place).toMatch(/^the (page|beginning)$/);
  }
}

test("a notice is written, pinned, taken off and brought back by the keyboard alone", async ({
  page,
  login,
}) => {
  test.slow();
  await login();
  const typist = new Typist(page);
  const { main } = typist;
  await typist.follow(main.getByRole("link", { name: "Add Notice" }).first());
  await typist.type(main.getByLabel("Title").first(), "Fee dates");
  await typist.type(main.getByLabel("Details"), "Fees are due by the tenth.");
  await typist.pick(main.locator("#files"), "fees.pdf");
  await typist.press(main.getByRole("button", { name: "Add Notice" }));
  await typist.isTold("Notice Created Successfully");

  await page.goto("/dashboard");
  await typist.follow(main.getByRole("link", { name: /^\d+ notices?$/ }));
  const row = main.getByRole("listitem").filter({ hasText: "Fee dates" }).first();
  const more = row.getByLabel(/^More for/);
  await typist.press(more);
  await typist.press(row.getByRole("button", { name: /^Pin/ }));
  await typist.isTold("inned");
  await typist.press(more);
  await typist.press(row.getByRole("button", { name: "Take off the site" }));
  await typist.isTold("aken off");
  await typist.press(page.getByRole("button", { name: "Undo", exact: true }));
  await expect(row.getByText("Off the site", { exact: true })).toHaveCount(0);
  await typist.beginsAnew();
});

test("a notice is scheduled by the keyboard alone", async ({ page, login }) => {
  await login();
  const typist = new Typist(page);
  const { main } = typist;
  await typist.follow(main.getByRole("link", { name: "Add Notice" }).first());
  await typist.type(main.getByLabel("Details"), "Holiday homework");
  await typist.press(main.getByText("When it is shown"));
  await typist.type(main.getByLabel(/^Publish on/), "01022040");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("0800AM");
  await typist.press(main.getByRole("button", { name: "Add Notice" }));
  await typist.isTold("It will be on the site from");
});

test("a certificate is replaced and a holiday added by the keyboard alone", async ({ page, login }) => {
  await login();
  const typist = new Typist(page);
  const { main } = typist;
  await typist.follow(main.getByRole("link", { name: "Disclosure documents" }));
  await typist.follow(main.getByRole("link", { name: "Fire Certificate", exact: true }));
  await typist.pick(main.locator('input[type="file"]'), "fire.pdf");
  await typist.press(main.getByRole("button", { name: "Save", exact: true }));
  await typist.isTold("Fire Certificate");

  await page.goto("/dashboard");
  await typist.follow(main.getByRole("link", { name: "Add a holiday" }));
  await typist.type(main.getByLabel("Title"), "Raja Parba");
  await typist.type(main.getByLabel("Date", { exact: true }), "06142040");
  await typist.press(main.getByRole("button", { name: "Save", exact: true }));
  await typist.isTold("Calendar saved");
});

test("photos are put into order and deleted by the keyboard alone", async ({
  page,
  login,
  javaScriptEnabled,
}) => {
  test.slow();
  await login();
  const typist = new Typist(page);
  await page.goto("/dashboard/album/1/photos");
  const names = page.locator("[id^=row-]").getByRole("heading");
  const [first = "", second = ""] = await names.allTextContents();
  await typist.press(page.getByRole("button", { name: `Move ${second} up`, exact: true }));
  await expect(names.first()).toHaveText(second);
  const moved = page.getByRole("button", { name: `Move ${second} up`, exact: true });
  if (javaScriptEnabled) await expect(moved).toBeFocused();
  await typist.press(page.getByRole("button", { name: `Move ${second} down`, exact: true }));
  await expect(names.first()).toHaveText(first);

  const boxes = page.getByRole("checkbox", { name: /^Choose/ });
  const count = await boxes.count();
  for (const index of [0, 1, 2]) await typist.press(boxes.nth(index), "Space");
  const bar = page.getByRole("form", { name: "With the chosen ones" });
  await typist.press(bar.getByRole("button", { name: "Delete" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Delete 3 photos?");
  await typist.beginsAnew();
  await typist.press(page.getByRole("button", { name: "Delete 3 photos" }));
  await typist.isTold("3 photos deleted");
  await expect(boxes).toHaveCount(count - 3);
  await typist.press(page.getByRole("button", { name: "Undo", exact: true }));
  await expect(page.getByRole("main").getByRole("link", { name: first, exact: true })).toBeVisible();
  await typist.beginsAnew();
});
