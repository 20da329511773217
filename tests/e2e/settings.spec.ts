import { expect } from "@playwright/test";
import { settingParts } from "../../app/settings/parts";
import { test } from "./site";

test("the button of every page of settings is in the first window of a phone", { tag: "@nojs" }, async ({
  page,
  login,
}) => {
  // The same places with script.
  await page.setViewportSize({ width: 360, height: 740 });
  await login();
  const below: string[] = [];
  for (const part of Object.keys(settingParts)) {
    await page.goto(`/dashboard/settings/${part}`);
    const save = page.locator("main").getByRole("button", { name: /^Save/ }).first();
    if ((await save.count()) === 0) continue;
    const box = await save.boundingBox();
    if (!box || box.y < 0 || box.y + box.height > 740) below.push(`${part}: ${box?.y}`);
    if (part === "share-picture")
      await page.screenshot({ path: test.info().outputPath("share-picture.png") });
  }
  expect(below).toEqual([]);
});
