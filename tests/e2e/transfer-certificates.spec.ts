import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { PDFDocument } from "pdf-lib";
import { test } from "./site";

async function scan(name: string) {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText(`Transfer certificate ${name}`);
  return { name, mimeType: "application/pdf", buffer: Buffer.from(await pdf.save()) };
}

test("the office sees certificates before they are saved, and a father downloads his daughter's", {
  tag: "@both",
}, async ({ page, login, look, javaScriptEnabled }) => {
  test.slow();
  await login();
  await page.goto("/dashboard/transfer-certificates");
  await look();
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Add certificates" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add certificates");
  const good = await scan("TC-2026-014_2010-05-31.pdf");
  const table = "File,TC No,Date of birth\r\nscan 7.pdf,TC/2026/015,21-04-2011\r\n";
  await main.getByLabel("Rows from Excel or Google Sheets").fill(table);
  await main
    .getByLabel("PDF files")
    .setInputFiles([good, await scan("scan 7.pdf"), await scan("scan 8.pdf")]);
  if (!javaScriptEnabled) await main.getByRole("button", { name: "Show the rows" }).click();
  await expect(main).toContainText("Will be added: 2");
  await expect(main).toContainText("Enter its number, and the date of birth");
  await look();
  const numbers = main.getByLabel("Certificate number");
  await expect(numbers).toHaveCount(3);
  await numbers.first().fill("");
  await main.getByRole("button", { name: "Save 2 transfer certificates" }).click();
  await expect(page.getByRole("status")).toContainText("2 transfer certificates added");
  await expect(main.getByRole("heading", { name: "TC/2026/015", exact: true })).toBeVisible();
  await look();

  await page.context().clearCookies();
  await page.goto("/mandatory-public-disclosure");
  await main.getByRole("link", { name: "Transfer certificates: find one by its number" }).click();
  await look();
  await main.getByLabel("Certificate number").fill("tc/2026/014");
  await main.getByLabel("Day").fill("30");
  await main.getByLabel("Month").fill("5");
  await main.getByLabel("Year").fill("2010");
  await main.getByRole("button", { name: "Find the certificate" }).click();
  await expect(page.getByRole("alert")).toContainText("There is no transfer certificate with this number");
  await expect(main.getByLabel("Certificate number")).toHaveValue("tc/2026/014");
  await look();
  await main.getByLabel("Day").fill("31");
  await main.getByRole("button", { name: "Find the certificate" }).click();
  await expect(main.getByRole("status")).toContainText("Certificate TC-2026-014");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await look();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    main.getByRole("button", { name: "Download the certificate" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Transfer certificate TC-2026-014.pdf");
  expect((await readFile(await download.path())).equals(good.buffer)).toBe(true);
  await expect(page).toHaveURL(/\/transfer-certificates$/);
});
