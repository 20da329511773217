import { expect, type Page } from "@playwright/test";
import { pdf } from "./uploads";

/** Sends a message and an application. @param mark their last name */
export async function writeToSchool(page: Page, mark: string): Promise<void> {
  const headers = { Origin: new URL(page.url()).origin };
  const form = { first_name: "Rina", last_name: mark, phone: "98765 43210", message: "When is PTM?" };
  const resume = await pdf("cv.pdf");
  const multipart = { name: `Asha ${mark}`, phone: "98765 43210", resumeupload: resume };
  for (const answer of [
    await page.request.post("/contact", { form, headers, maxRedirects: 0 }),
    await page.request.post("/career", { multipart, headers, maxRedirects: 0 }),
  ]) {
    expect(answer.status()).toBe(303);
  }
}
