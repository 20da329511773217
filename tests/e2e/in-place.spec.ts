import { expect, type Page } from "@playwright/test";
import { test } from "./site";

/** Reports if the document of the page was loaded again. */
async function watchLoads(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    document.body.dataset.kept = "yes";
  });
  return () => page.evaluate(() => document.body.dataset.kept !== "yes");
}

const status = (page: Page) => page.locator("main p[role=status].sr-only");

test(
  "a category of the notices changes in place, and Back shows the one before",
  { tag: "@both" },
  async ({ page }, { project }) => {
    await page.goto("/notices");
    await page.waitForLoadState("networkidle");
    const chips = page.getByRole("list", { name: "Category" });
    const all = await page.locator("main li h2").allTextContents();
    const isReloaded = project.name === "js" ? await watchLoads(page) : undefined;
    await chips.getByRole("link", { name: "Holidays" }).click();
    await expect(page).toHaveURL(/category=holiday/);
    await expect(chips.getByRole("link").first()).toHaveAttribute("aria-current", "true");
    await expect(page).toHaveTitle(/Holidays/);
    const some = await page.locator("main li h2").allTextContents();
    expect(some.length).toBeLessThan(all.length);
    if (isReloaded) {
      await expect(chips.getByRole("link", { name: "Holidays" })).toBeFocused();
      await expect(status(page)).toHaveText(`${some.length} ${some.length === 1 ? "notice" : "notices"}`);
    }
    await page.goBack();
    await expect(page.locator("main li h2")).toHaveText(all);
    if (isReloaded) expect(await isReloaded()).toBe(false);
  },
);

test("the tab and the month change in place", async ({ page }) => {
  await page.goto("/?category=sports");
  await page.waitForLoadState("networkidle");
  const isReloaded = await watchLoads(page);
  const tab = page.locator("#notices-list").getByRole("link", { name: "Events", exact: true });
  await tab.click();
  await expect(tab).toHaveAttribute("aria-current", "true");
  expect(await isReloaded()).toBe(false);
  await page.goto("/curriculum?month=2025-05");
  await page.waitForLoadState("networkidle");
  const isMonthReloaded = await watchLoads(page);
  await page.getByRole("link", { name: "Next month" }).click();
  await expect(page.getByRole("heading", { name: "June 2025" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Next month" })).toBeFocused();
  await expect(status(page)).toHaveText(/^June 2025: \d+ calendar entr/);
  expect(await isMonthReloaded()).toBe(false);
});

test("without a network, a filter loads the page as a link does", async ({ page }) => {
  // Links do.
  await page.goto("/notices");
  await page.waitForLoadState("networkidle");
  await page.route("**/notices?*", (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  const isReloaded = await watchLoads(page);
  await page.getByRole("list", { name: "Category" }).getByRole("link", { name: "Holidays" }).click();
  await expect(page).toHaveURL(/category=holiday/);
  await expect.poll(isReloaded).toBe(true);
});
