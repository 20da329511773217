import { expect, test } from "vitest";
import { settingParts } from "~/content/settings/parts";
import { defaultSettings } from "~/content/settings/settings";

test("every setting stands on one page of the settings", () => {
  const placed: string[] = Object.values(settingParts).flatMap(({ settings }) => [...settings]);
  expect(placed.sort()).toEqual(Object.keys(defaultSettings).sort());
});
