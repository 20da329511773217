import { expect, test } from "vitest";
import { settingParts } from "~/settings/parts";
import { defaultSettings } from "~/settings/settings";

test("every setting is on exactly one page", () => {
  const placed: string[] = Object.values(settingParts).flatMap(({ settings }) => [...settings]);
  expect(placed.sort()).toEqual(Object.keys(defaultSettings).sort());
});
