import { expect, type Page } from "@playwright/test";
import { test } from "./site";

// A phone with touch.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Returns the pixel at fractions of the picture's width and height. */
async function at(page: Page, [x, y]: [number, number]): Promise<[number, number]> {
  const picture = page.getByRole("main").getByRole("img", { name: "The picture as it is" });
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error("The picture is in sight.");
  return [box.x + x * box.width, box.y + y * box.height];
}

/** Drags between points in fractions of width and height. */
async function drag(page: Page, [x1, y1]: [number, number], [x2, y2]: [number, number]): Promise<void> {
  const picture = page.getByRole("main").getByRole("img", { name: "The picture as it is" });
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error("The picture is in sight.");
  const at = (x: number, y: number) => [{ x: box.x + x * box.width, y: box.y + y * box.height }];
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(x1, y1) });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const touchPoints = at(x1 + (x2 - x1) * part, y1 + (y2 - y1) * part);
    await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
  }
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await finger.detach();
}

test("a clerk blurs two faces of a photo in an album, and puts the original back", { tag: "@both" }, async ({
  page,
  login,
  look,
  javaScriptEnabled,
}) => {
  test.slow();
  const main = page.getByRole("main");
  await login();
  await page.goto("/dashboard/album/2/photos");
  const row = main.locator("[id^=row-]").first();
  const before = (await row.locator("img").first().getAttribute("src")) ?? "";
  expect((await page.request.get(before)).status()).toBe(200);
  await row.getByText("More", { exact: false }).first().click();
  await row.getByRole("link", { name: "Blur faces" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blur faces");
  await look();

  const button = (name: string) => main.getByRole("button", { name, exact: true });
  await button("Save").click();
  await expect(main.getByRole("alert")).toContainText("Tap each face that is to be blurred");
  if (javaScriptEnabled) {
    const scrolled = await page.evaluate(() => window.scrollY);
    await drag(page, [0.2, 0.2], [0.4, 0.5]);
    await expect(button("Remove 1")).toBeVisible();
    await drag(page, [0.9, 0.9], [0.6, 0.7]);
    await page.touchscreen.tap(...(await at(page, [0.5, 0.1])));
    await expect(button("Remove 3")).toBeVisible();
    await button("Remove 3").click();
    await expect(button("Remove 3")).toHaveCount(0);
    // Dragging moves the second box, and arrow keys move it too.
    const left = () => main.locator("#left-2").inputValue().then(Number);
    const start = await left();
    await drag(page, [0.7, 0.75], [0.6, 0.75]);
    // A busy browser can drop the last quarter of a drag.
    await expect.poll(left).toBeLessThan(start - 5);
    const moved = await left();
    await main.getByRole("button", { name: "Box 2" }).focus();
    for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press("ArrowRight");
    await expect.poll(left).toBeCloseTo(moved + 10, 0);
    await button("Add a box").click();
    await expect(button("Remove 3")).toBeVisible();
    await page.keyboard.press("Delete");
    await expect(button("Remove 3")).toHaveCount(0);
    await look();
    expect(await page.evaluate(() => window.scrollY)).toBeLessThanOrEqual(scrolled + 740);
  } else {
    await main.getByRole("button", { name: "Tap a face to cover it" }).click({ position: { x: 60, y: 60 } });
    await expect(main.locator("#left-1")).not.toHaveValue("");
    for (const [field, value] of Object.entries({ left: "20", top: "20", width: "20", height: "30" }))
      await main.locator(`#${field}-1`).fill(value);
    for (const [field, value] of Object.entries({ left: "60", top: "70", width: "30", height: "20" }))
      await main.locator(`#${field}-2`).fill(value);
  }
  await button("Preview").click();
  const preview = main.getByRole(javaScriptEnabled ? "img" : "button", {
    name: "The picture with blurred areas",
  });
  await expect(preview).toBeVisible();
  if (javaScriptEnabled) await expect(preview).toHaveJSProperty("complete", true);
  await expect(main.locator("#left-1")).toHaveValue(/^(20|19\.\d|20\.\d)$/);
  await look();
  await button("Save").click();
  await expect(page.getByRole("status").first()).toContainText(
    "2 areas blurred. The original is kept for the staff.",
  );
  expect((await page.request.get(before)).status()).toBe(410);
  const after = (await row.locator("img").first().getAttribute("src")) ?? "";
  expect(after).not.toBe(before);
  await page.getByRole("link", { name: "Change the areas" }).click();
  await button("Put the original back").click();
  await expect(page.getByRole("status").first()).toContainText("The original is back");
  expect((await page.request.get(after)).status()).toBe(410);
});
