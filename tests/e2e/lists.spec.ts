import { expect } from "@playwright/test";
import { expectSound, test } from "./site";

test("a teacher is moved up with one tap, and by the keyboard; the focus stays where it was", async ({
  page,
  login,
  javaScriptEnabled,
}) => {
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
    await expect(page.getByRole("status").filter({ hasText: "is number 3 of" })).toBeAttached();
  } else {
    expect(new URL(page.url()).hash).toMatch(/^#row-\d+$/);
  }
  await page.goto("/faculty");
  await expect(page.getByRole("main").getByRole("listitem").first()).toContainText(first);
});

test("with script, a row is dragged to its place", async ({ page, login, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "dragging needs script");
  await login();
  await page.goto("/dashboard/slides");
  const rows = page.locator("[id^=row-]");
  const names = rows.getByRole("heading");
  const [first = "", second = "", third = ""] = await names.allTextContents();
  const from = await rows.nth(2).locator("[data-drag]").boundingBox();
  const to = await rows.nth(0).boundingBox();
  if (!from || !to) throw new Error("There is no handle.");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y + to.height / 2 + 5, { steps: 5 });
  await page.mouse.move(to.x + 40, to.y + to.height / 2, { steps: 2 });
  await page.mouse.up();
  await expect(names).toHaveText([third, first, second]);
  await expectSound(page);
});
