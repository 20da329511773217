import { expect } from "@playwright/test";
import { test } from "./site";

// The start page is longer after other journeys.
test.use({ own: "staff-menu" });
// In one worker, with one server.
test.describe.configure({ mode: "default" });

const often = [
  ["Fees", "texts/fees_table"],
  ["Admission dates", "texts/admission_dates"],
  ["Timings", "texts/school_times"],
  ["Buses", "texts/bus_stops"],
  ["Principal", "principal"],
] as const;

test("what schools change every year is two taps away on a laptop, without scrolling", {
  tag: "@nojs",
}, async ({ page, login }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await login();
  const menu = page.getByRole("navigation", { name: "Dashboard" });
  for (const [name, form] of often) {
    await page.goto("/dashboard/backups");
    // The whole menu, with the longest group open.
    expect(await menu.evaluate((nav) => nav.scrollHeight <= nav.clientHeight)).toBe(true);
    await expect(menu.locator("[aria-current]")).toBeInViewport();
    await menu.getByRole("link", { name: "Pages", exact: true }).click();
    const link = page.getByRole("main").getByRole("link", { name, exact: true }).first();
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await page.waitForURL(`**/dashboard/${form}`);
  }
});

test("the start page of a phone is short, and its field finds what schools change", async ({
  page,
  login,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await login();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1110);
  for (const [name, form] of often) {
    const find = page.getByRole("searchbox", { name: "Find" });
    // The field of the results is replaced when their page is left.
    await expect(find).toHaveValue("");
    await find.fill(name);
    await find.press("Enter");
    await page.waitForURL("**/find?**");
    await page.locator(`main a[href="/dashboard/${form}"]`).click();
    await page.waitForURL(`**/dashboard/${form}`);
  }
});
