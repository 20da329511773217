import { expect, test } from "vitest";
import { readReturnPath, withReturnPath } from "~/forms/return-path";

test("a form's address keeps the page of the dashboard to return to, next to its own query and fragment", () => {
  for (const form of [
    "/dashboard/settings/school",
    "/dashboard/settings/school#motto",
    "/dashboard/add?kind=a",
  ]) {
    const address = new URL(withReturnPath(form, "/dashboard/faculty?page=2#row-3"), "http://x");
    expect(readReturnPath(address.search)).toBe("/dashboard/faculty?page=2#row-3");
    expect(address.hash).toBe(form.includes("#") ? "#motto" : "");
    expect(address.searchParams.get("kind")).toBe(form.includes("?") ? "a" : null);
  }
});

test.each(["/", "/notices/7-sports-day", "/music&aerobic", "/curriculum?month=2026-11", "/or/fees#x"])(
  "a form returns to the public page %s",
  (page) => {
    expect(readReturnPath(new URL(withReturnPath("/dashboard/a", page), "http://x").search)).toBe(page);
  },
);

test.each([
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/dashboard//evil.example",
  "/dashboard/../login",
  "/dashboard\\@evil.example",
  "/@evil.example",
  "/.evil",
  "/dashboard/a\r\nSet-Cookie: a",
  "javascript:alert(1)",
  "/logout",
  "",
  `/dashboard/${"a".repeat(600)}`,
])("a return to %j is ignored", (page) => {
  expect(readReturnPath(`?${new URLSearchParams({ from: page })}`)).toBeUndefined();
});
