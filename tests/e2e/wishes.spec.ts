import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./site";

/**
 * Costs of visitors' tasks from the home page of a 360 × 740 phone: taps and scrolled screens.
 * `docs/visitors.md` has the table.
 */
test.use({ viewport: { width: 360, height: 740 } });

class Visitor {
  taps = 0;
  screens = 0;
  constructor(readonly page: Page) {}

  async see(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const beyond = await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.max(0, -top, Math.min(top, bottom - 40) - innerHeight + 40) / innerHeight;
    });
    this.screens += Math.ceil(beyond);
  }

  async tap(target: Locator): Promise<void> {
    await this.see(target);
    await target.click();
    this.taps += 1;
  }

  get ways() {
    return this.page.getByRole("navigation", { name: "Most asked for" });
  }

  async menu(): Promise<Locator> {
    await this.tap(this.page.getByText("Menu", { exact: true }));
    return this.page.getByRole("navigation", { name: "Main" });
  }
}

const wishes: { wish: string; comesTo: (visitor: Visitor) => Promise<void> }[] = [
  {
    wish: "The phone number",
    async comesTo(visitor) {
      const number = visitor.page.getByLabel("School contacts").getByRole("link", { name: /^[+\d ]+$/ });
      await visitor.see(number);
      expect(await number.getAttribute("href")).toMatch(/^tel:/);
    },
  },
  {
    wish: "The newest notice",
    async comesTo(visitor) {
      const [newest] = await visitor.page
        .getByRole("navigation", { name: "Newest notices" })
        .getByRole("link")
        .all();
      if (!newest) throw new Error("There is no notice.");
      const title = (await newest.locator("span").last().innerText()).trim();
      await visitor.tap(newest);
      await visitor.see(visitor.page.getByRole("heading", { level: 1, name: title }));
    },
  },
  {
    wish: "All notices",
    async comesTo(visitor) {
      await visitor.tap(visitor.ways.getByRole("link", { name: "Notices" }));
      await visitor.see(visitor.page.locator("main").getByRole("heading", { level: 2 }).first());
    },
  },
  {
    wish: "The fee",
    async comesTo(visitor) {
      await visitor.tap(visitor.ways.getByRole("link", { name: "Fees" }));
      await visitor.see(visitor.page.locator("main").getByText("₹").first());
    },
  },
  {
    wish: "Admission",
    async comesTo(visitor) {
      await visitor.tap(visitor.ways.getByRole("link", { name: "Admission" }));
      await visitor.see(visitor.page.getByRole("heading", { level: 1, name: "Admission" }));
    },
  },
  {
    wish: "The holiday list",
    async comesTo(visitor) {
      await visitor.tap(visitor.ways.getByRole("link", { name: "Calendar" }));
      await visitor.see(visitor.page.locator("main").getByText("Next holiday"));
    },
  },
  {
    wish: "The next exam",
    async comesTo(visitor) {
      await visitor.tap(visitor.ways.getByRole("link", { name: "Calendar" }));
      await visitor.see(visitor.page.locator("main").getByText("Next exam"));
    },
  },
  {
    wish: "The principal",
    async comesTo(visitor) {
      const menu = await visitor.menu();
      await visitor.tap(menu.getByRole("link", { name: "Principal", exact: true }));
      await visitor.see(visitor.page.getByRole("heading", { level: 1 }));
    },
  },
  {
    wish: "The address, with a map",
    async comesTo(visitor) {
      const menu = await visitor.menu();
      await visitor.tap(menu.getByRole("link", { name: "Find us" }));
      await visitor.see(visitor.page.getByRole("link", { name: "Show on a map" }));
    },
  },
  {
    wish: "A word on any page, by search",
    async comesTo(visitor) {
      const menu = await visitor.menu();
      await menu.getByRole("searchbox").fill("holiday");
      await visitor.tap(menu.getByRole("button", { name: "Search" }));
      await visitor.see(visitor.page.locator("main mark").first());
    },
  },
];

test("every wish takes two taps at most, and nothing is scrolled", async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem("popup-closed-1", "yes"));
  for (const { wish, comesTo } of wishes) {
    await page.goto("/");
    const visitor = new Visitor(page);
    await comesTo(visitor);
    console.log(`| ${wish} | ${visitor.taps} | ${visitor.screens}`);
    expect(visitor.taps, wish).toBeLessThanOrEqual(2);
    expect(visitor.screens, wish).toBe(0);
  }
});
