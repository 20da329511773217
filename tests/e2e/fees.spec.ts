import { expect } from "@playwright/test";
import { expectSound, test } from "./site";

const classes = [
  ...["Nursery", "LKG", "UKG"],
  ...["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"].map(
    (name) => `Class ${name}`,
  ),
];
const createFees = (index: number) =>
  [5000, 6000, 6000, 6000, 23_000].map((fee) => String(fee + index * 100));
const columns = ["On admission", "Term 1", "Term 2", "Term 3", "First year, in total"];

test("the fees of fifteen classes are entered with one Save: pasted with script, typed without", {
  tag: "@both",
}, async ({ page, login, javaScriptEnabled }) => {
  test.slow();
  await login();
  await page.goto("/dashboard/texts/fees_table");
  const main = page.getByRole("main");
  const cell = (column: string, row: number) => main.getByLabel(`${column}, row ${row}`, { exact: true });
  if (javaScriptEnabled) {
    const rows = classes.map((name, index) => [name, ...createFees(index)].join("\t")).join("\n");
    // Pasting into the first cell fills the table.
    await cell("Class", 1).evaluate((input, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, rows);
    await expect(cell("Class", 15)).toHaveValue("Class XII");
    await expectSound(page);
  } else {
    // The sample has eight rows and five empty ones.
    while ((await cell("Class", 15).count()) === 0)
      await main.getByRole("button", { name: "Add rows" }).click();
    for (const [index, name] of classes.entries()) {
      await cell("Class", index + 1).fill(name);
      for (const [at, fee] of createFees(index).entries()) await cell(columns[at] ?? "", index + 1).fill(fee);
    }
  }
  await expect(cell("First year, in total", 15)).toHaveValue("24400");
  await main.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Text saved" })).toBeVisible();
  await page.goto("/fees");
  const shown = main.getByRole("table").first().locator("tbody tr");
  await expect(shown).toHaveCount(15);
  await expect(shown.last()).toContainText("Class XII");
  await expect(shown.last()).toContainText("₹ 24,400");
});
