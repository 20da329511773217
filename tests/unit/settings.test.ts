import { expect, test } from "vitest";
import { settingNames, settingParts } from "~/settings/parts";

test("every setting is on exactly one page", () => {
  const placed: string[] = Object.values(settingParts).flatMap(({ fields }) => Object.keys(fields));
  expect(placed.sort()).toEqual([...settingNames].sort());
});
