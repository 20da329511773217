import { expect } from "@playwright/test";
import { expectSound, test } from "./site";

test.use({ own: "lists" });
// In one worker, with one server.
test.describe.configure({ mode: "default" });

test("a teacher is moved up with one tap, and by the keyboard; the focus stays where it was", {
  tag: "@both",
}, async ({ page, login, javaScriptEnabled }) => {
  await login();
  await page.goto("/dashboard/deletefaculty");
  const names = page.locator("[id^=row-]").getByRole("heading");
  const before = await names.allTextContents();
  const [first = "", second = "", third = ""] = before;
  await page.getByRole("button", { name: `Move ${third} up` }).click();
  await expect(names).toHaveText([first, third, second, ...before.slice(3)]);
  const down = page.getByRole("button", { name: `Move ${third} down` });
  await down.focus();
  await page.keyboard.press("Enter");
  await expect(names).toHaveText(before);
  if (javaScriptEnabled) {
    await expect(down).toBeFocused();
    await expect(page.getByRole("main").getByRole("search")).toHaveCount(1);
    await expect(page.getByRole("status").filter({ hasText: "is number 3 of" })).toBeAttached();
  } else {
    expect(new URL(page.url()).hash).toMatch(/^#row-\d+$/);
  }
  await page.goto("/faculty");
  await expect(page.getByRole("main").getByRole("listitem").first()).toContainText(first);
});

test("with script, a row is dragged to its place", async ({ page, login }) => {
  // Dragging needs script.
  await login();
  // Phones have space for arrows only.
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto("/dashboard/slides");
  const rows = page.locator("[id^=row-]");
  const names = rows.getByRole("heading");
  const [first = "", second = "", third = ""] = await names.allTextContents();
  const handle = rows.nth(1).locator("[data-drag]");
  await handle.waitFor();
  await rows.first().evaluate((row) => row.scrollIntoView({ block: "center" }));
  // The module for dragging loads after the handles.
  await expect(async () => {
    const from = await handle.boundingBox();
    const to = await rows.nth(0).boundingBox();
    if (!from || !to) throw new Error("There is no handle.");
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 40, to.y + to.height / 2 + 5, { steps: 5 });
    await page.mouse.move(to.x + 40, to.y + to.height / 2, { steps: 2 });
    await page.mouse.up();
    await expect(names).toHaveText([second, first, third], { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await expectSound(page);
});

test("all photos of a page are deleted with three taps, and come back with one", { tag: "@both" }, async ({
  page,
  login,
  javaScriptEnabled,
}) => {
  await login();
  await page.goto("/dashboard/deleteimage");
  const rows = page.locator("[id^=row-]");
  const count = await rows.count();
  expect(count).toBeGreaterThan(5);
  const bar = page.getByRole("form", { name: "With the chosen ones" });
  await expect(bar).toBeHidden();
  await page.getByRole("link", { name: "Select all on this page" }).click();
  await expect(page.getByRole("checkbox", { name: /^Choose/ }).first()).toBeChecked();
  await expect(bar).toBeInViewport();
  if (javaScriptEnabled) await expectSound(page);
  await bar.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Delete ${count} photos?`);
  if (javaScriptEnabled) await expectSound(page);
  await page.getByRole("button", { name: `Delete ${count} photos` }).click();
  await expect(page.getByRole("status").filter({ hasText: `${count} photos deleted` })).toBeVisible();
  await expect(rows).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows).toHaveCount(count);
  await rows.first().getByRole("checkbox").check();
  await bar.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Delete 1 photo?");
});

test("on a phone the actions of a notice are in one line, and a button shows the filters", {
  tag: "@nojs",
}, async ({ page, login }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await login();
  await page.goto("/dashboard/deletenotice");
  const row = page.locator("[id^=row-]").filter({ hasText: "Inter-house football finals" });
  const targets = await row
    .locator(".row-action:visible")
    .evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()).map(({ y, height }) => [y, height]),
    );
  expect(targets).toHaveLength(2);
  expect(new Set(targets.map(([y]) => Math.round(y ?? 0))).size).toBe(1);
  for (const [, height] of targets) expect(height).toBeGreaterThanOrEqual(44);
  const filter = page.getByRole("combobox", { name: "Category" });
  await expect(filter).toBeHidden();
  await page.getByRole("main").getByText("Filter", { exact: true }).click();
  await expect(filter).toBeVisible();
});

test("on a laptop the dates of a list stand in one column", { tag: "@nojs" }, async ({ page, login }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await login();
  await page.goto("/dashboard/deletenotice");
  const places = await page
    .locator("[id^=row-] time")
    .evaluateAll((dates) => dates.map((date) => Math.round(date.getBoundingClientRect().x)));
  expect(places.length).toBeGreaterThan(3);
  expect(new Set(places).size).toBe(1);
});

test("on a laptop the names of a list have room next to details and actions", { tag: "@nojs" }, async ({
  page,
  login,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await login();
  for (const path of ["slides", "albums", "videos", "manageresults"]) {
    await page.goto(`/dashboard/${path}`);
    const widths = await page
      .locator("[id^=row-] h2")
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().width));
    expect(widths.length).toBeGreaterThan(0);
    expect(Math.min(...widths), path).toBeGreaterThanOrEqual(200);
  }
});
