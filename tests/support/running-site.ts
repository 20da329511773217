import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { openDatabase } from "~db/connection.server";
import { staff } from "../e2e/server";
import { pagesBeyondSamples } from "../pages";
import { certificatePath } from "./certificates";
import { addImportRun } from "./import-run";
import { readPreview } from "./many-files";
import { writeTexts } from "./texts";

export async function logIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel("Username").fill(staff.username);
  await page.getByLabel("Password", { exact: true }).fill(staff.password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await page.waitForURL("**/dashboard");
}

/**
 * Adds data of visitors and staff for `pagesBeyondSamples`.
 * @param page logged in
 * @param directory of `startServer`
 */
export async function fillRunningSite(page: Page, origin: string, directory: string): Promise<void> {
  const send = async (path: string, sent: Parameters<Page["request"]["post"]>[1], status = 303) => {
    const answer = await page.request.post(origin + path, { maxRedirects: 0, ...sent });
    if (answer.status() !== status) throw new Error(`${path} answered ${answer.status()}.`);
  };
  const db = openDatabase(join(directory, "school.sqlite"));
  for (const privacy of ["We ask first.", "We always ask first."]) await writeTexts(db, { privacy });
  const pdf = `%PDF-1.4\n${"1 0 obj <<>> endobj\n".repeat(20)}trailer\n%%EOF\n`;
  const resumeupload = { name: "Rina Das.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf) };
  const rina = { name: "Rina Das", phone: "98765 43210", email: "rina@example.com", post: "Art teacher" };
  await send("/contact", {
    form: { first_name: "Rina", last_name: "Das", phone: "98765 43210", message: "When is PTM?" },
  });
  await send("/take-down/testimonial/2", {
    form: { name: "Rina Das", relation: "parent", phone: "98765 43210" },
  });
  await send("/newsletter", { form: { email: "rina@example.com" } });
  await send("/career", { multipart: { ...rina, resumeupload } });
  const files = { ...resumeupload, name: "TC-2026-014_2010-05-31.pdf" };
  const shown = await page.request.post(origin + certificatePath, { multipart: { files } });
  await send(certificatePath, { form: { ...readPreview(await shown.text()).form, add: "1" } });
  await send(
    "/dashboard/staff/add",
    {
      form: { username: "colleague", password: "palash and marigold", role: "editor" },
    },
    200,
  );
  await send("/dashboard/notice/2/delete", { form: {} });
  await send("/dashboard/consents/topper/1", {
    form: { given_by: "Rina Das, mother", given_on: "2026-04-01", for_site: "1" },
  });
  const smartClass = { title: "Smart Class", position: "1", photos: "sample", beside_place: "4" };
  await send("/dashboard/facilities/1/update", {
    form: { ...smartClass, details: "A screen in each room." },
  });
  await send("/dashboard/programs/1/update", {
    form: { title: "First", position: "1", details: "Play." },
  });
  await send("/dashboard/amenities/1/update", { form: { label: "Canteen", icon: "bus", position: "1" } });
  await send("/dashboard/facility-cards/1/update", {
    multipart: { title: "Green Campus", description: "Trees.", position: "1" },
  });
  const uniform = { title: "Uniform", details: "Green.", address: "uniform", menu: "Parents", position: "1" };
  await send("/dashboard/own-pages/1/update", { form: uniform });
  const preview = { ...uniform, address: "hostel", preview: "yes", files_key: "abcdefghijklmnopqrstuw" };
  await send("/dashboard/own-pages/add", { form: preview }, 200);
  const notice = { title: "Water supply", details: "**Bring** water.", date: "2026-03-14" };
  const key = pagesBeyondSamples["/dashboard/notice-preview/:key"].split("/").at(-1) ?? "";
  const more = { category: "facility", priority: "high", preview: "yes", files_key: key };
  await send("/dashboard/add-notice", { multipart: { ...notice, ...more } }, 200);
  const backups = join(directory, "backups");
  await mkdir(backups, { recursive: true });
  const archive = pagesBeyondSamples["/dashboard/backups/:name"].split("/").at(-1) ?? "";
  await writeFile(join(backups, archive), "an archive");
  await db
    .insertInto("second_steps")
    .values({ staff_id: 2, secret: "sealed", last_time_step: 0, created_at: new Date().toISOString() })
    .execute();
  await addImportRun(db);
  await db.destroy();
}
