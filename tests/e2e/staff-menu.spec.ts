import { expect } from "@playwright/test";
import { test } from "./site";

const often = [
  ["Fees", "fees_table"],
  ["Admission dates", "admission_dates"],
  ["Timings", "school_times"],
  ["Buses", "bus_stops"],
  ["Principal", "principal_message"],
] as const;

test("what schools change every year is two taps away on a laptop, without scrolling", async ({
  page,
  login,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await login();
  const menu = page.getByRole("navigation", { name: "Dashboard" });
  for (const [name, text] of often) {
    await page.goto("/dashboard/backups");
    // The whole menu, with the longest group open.
    expect(await menu.evaluate((nav) => nav.scrollHeight <= nav.clientHeight)).toBe(true);
    await expect(menu.locator("[aria-current]")).toBeInViewport();
    await menu.getByRole("link", { name: "Pages", exact: true }).click();
    const link = page.getByRole("main").getByRole("link", { name, exact: true }).first();
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await page.waitForURL(`**/texts/${text}`);
  }
});

test("the start page of a phone is short, and its field finds what schools change", async ({
  page,
  login,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await login();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1110);
  for (const [name, text] of often) {
    await page.getByRole("searchbox", { name: "Find" }).fill(name);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/find?**");
    await page.locator(`main a[href="/dashboard/texts/${text}"]`).click();
    await page.waitForURL(`**/texts/${text}`);
  }
});
