import { expect, type Locator, type Page } from "@playwright/test";
import { readFocus } from "./focus";
import { test as base } from "./site";
import { type PickedFile, pdf } from "./uploads";

/** Journey by keyboard only, from the dashboard. */
export const test = base.extend<{ typist: Typist }>({
  typist: async ({ page, login }, use) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await login();
    await use(new Typist(page));
  },
});

class Typist {
  constructor(readonly page: Page) {}

  get main(): Locator {
    return this.page.getByRole("main");
  }

  async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 250; presses += 1) {
      await this.page.keyboard.press("Tab");
      const at = await readFocus(this.page);
      // Starts again after the last tab stop.
      if (!at) continue;
      expect(at).toMatchObject({ seen: true, marked: true });
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

  async retype(target: Locator, words: string): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.press("Control+A");
    await this.page.keyboard.type(words);
  }

  /** @param told success message */
  async save(told: string): Promise<void> {
    await this.press(this.main.getByRole("button", { name: "Save", exact: true }));
    await this.isTold(told);
  }

  /** @param file name of a generated PDF, or files */
  async pick(target: Locator, file: string | PickedFile[]): Promise<void> {
    await this.reach(target);
    const files = typeof file === "string" ? await pdf(file) : file;
    await expect(async () => {
      const chooser = this.page.waitForEvent("filechooser", { timeout: 3000 });
      await this.page.keyboard.press("Space");
      await (await chooser).setFiles(files);
    }).toPass();
  }

  /** Follows a link; the focus must be in the new page or at its start. */
  async follow(target: Locator): Promise<void> {
    const heading = this.main.getByRole("heading", { level: 1 });
    const before = await heading.innerText();
    await this.press(target);
    await expect(heading).not.toHaveText(before);
    await this.beginsAnew();
  }

  /** @param group closed group to open */
  async openMenu(group?: string): Promise<Locator> {
    const menu = this.page.getByRole("navigation", { name: "Dashboard" });
    if (!(await menu.isVisible()))
      await this.press(this.page.getByRole("banner").getByText("Menu", { exact: true }));
    if (group) await this.press(menu.locator("summary", { hasText: group }));
    return menu;
  }

  async isTold(words: string | RegExp): Promise<void> {
    await expect(this.page.getByRole("status").filter({ hasText: words })).toBeVisible();
    await this.beginsAnew();
  }

  /** Checks that the focus is reset after script navigation. */
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
