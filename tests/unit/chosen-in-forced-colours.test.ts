import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("forced colours draw a thick line around the current link, tab or filter and a pressed button", () => {
  const css = readFileSync("app/styles/base.css", "utf8");
  const [, rules = ""] = /@media \(forced-colors: active\) \{([\s\S]*?)\n\}/.exec(css) ?? [];
  const [, selectors = "", style = ""] = /([^{}]+)\{([^{}]+)\}/.exec(rules) ?? [];
  expect(selectors.split(",").map((one) => one.trim())).toEqual(["[aria-current]", '[aria-pressed="true"]']);
  expect(style).toContain("4px solid Highlight");
});
