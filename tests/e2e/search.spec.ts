import { expect } from "@playwright/test";
import { addressIn } from "../../app/languages/address";
import { english, translations } from "../../app/languages/languages";
import { test } from "./site";

test("a parent searches from the header of a phone, and reads the answer", { tag: "@both" }, async ({
  page,
  look,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about-us");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).first().click();
  await page.getByRole("searchbox").first().fill("when is the PTM");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await page.getByRole("link", { name: "Parent–teacher meeting for classes VI to X" }).first().click();
  await expect(page).toHaveURL(/\/notices\/1-parent-teacher-meeting/);
  await look();
});

test("on phones the header has one line, and the search is not cut off", { tag: "@nojs" }, async ({
  page,
}) => {
  for (const language of [english, ...translations]) {
    await page.goto(addressIn(language, "/search"));
    for (const width of [320, 360, 412]) {
      await page.setViewportSize({ width, height: 740 });
      const icon = page.locator("header a[href$='/search']").first();
      const menu = page.locator("header details summary").first();
      const [one, other] = [await icon.boundingBox(), await menu.boundingBox()];
      expect(one?.width).toBeGreaterThanOrEqual(44);
      expect(one?.height).toBeGreaterThanOrEqual(44);
      const middle = (box: typeof one) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
      expect(Math.abs(middle(one) - middle(other))).toBeLessThan(2);
      const cut = await page.locator("#q").evaluate((input: HTMLInputElement) => {
        const style = getComputedStyle(input);
        const context = document.createElement("canvas").getContext("2d");
        if (!context) return 0;
        context.font = style.font;
        const room =
          input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
        return context.measureText(input.placeholder).width - room;
      });
      expect([language.code, width, cut < 0]).toEqual([language.code, width, true]);
    }
  }
});
