import { expect } from "@playwright/test";
import { test } from "./site";

/** Rows as a school's sheet has them. */
const holidays = ["Date\tHoliday"].concat(
  Array.from({ length: 20 }, (_, day) => `${day + 1}-Jun-27\tSummer day ${day + 1}`),
);

test("twenty holidays cost two taps and one paste, and one tap takes them back", { tag: "@both" }, async ({
  page,
  login,
  look,
  javaScriptEnabled,
}) => {
  await login();
  const main = page.getByRole("main");
  await page.goto("/dashboard/calendar");
  await main.getByRole("link", { name: "Add many" }).click();
  const rows = page.getByLabel("Rows from Excel or Google Sheets");
  if (javaScriptEnabled) {
    await page.waitForLoadState("networkidle");
    await look();
    await rows.evaluate((field: HTMLTextAreaElement, text) => {
      field.dispatchEvent(new ClipboardEvent("paste", { bubbles: true }));
      field.focus();
      document.execCommand("insertText", false, text);
    }, holidays.join("\n"));
  } else {
    await rows.fill(holidays.join("\n"));
    await main.getByRole("button", { name: "Show the rows" }).click();
  }
  await expect(main.getByText("Summer day 20 · Jun 20, 2027 · Holiday")).toBeVisible();
  await look();
  await main.getByRole("button", { name: "Save 20 calendar entries" }).click();
  await page.waitForURL("**/dashboard/calendar");
  await expect(page.getByText("20 calendar entries added")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("20 calendar entries moved to the trash")).toBeVisible();
  if (javaScriptEnabled) {
    await page.goto("/dashboard/calendar/import");
    await page.waitForLoadState("networkidle");
    await expect(rows).toHaveValue("");
  }
});
