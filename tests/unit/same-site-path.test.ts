import { expect, test } from "vitest";
import { samePath } from "~/http/same-site-path";

test("paths to go back to stay on the site", () => {
  const base = "https://school.example/login";
  expect(samePath("/a?b=c#d", base)).toBe("/a?b=c");
  expect(samePath("https://school.example/x", base)).toBe("/x");
  expect(samePath("/hi//evil.example//x", base)).toBe("/hi/evil.example/x");
  for (const evil of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "",
    null,
  ]) {
    expect(samePath(evil, base)).toBeUndefined();
  }
});
