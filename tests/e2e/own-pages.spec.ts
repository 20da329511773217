import { expect } from "@playwright/test";
import sharp from "sharp";
import { test } from "./site";
import { pdf } from "./uploads";

const photo = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();

test("staff add a page with a table, a picture and a PDF, move it, delete it and restore it", async ({
  page,
  login,
  request,
}, { project }) => {
  const address = `hostel-${project.name}`;
  const title = `Hostel ${project.name}`;
  await login();
  await page.goto("/dashboard/own-pages/add");
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Title").first().fill(title);
  await page
    .getByLabel("Text", { exact: true })
    .fill("Life after school.\n\n| Floor | For |\n| Ground | Boys |");
  await page.getByLabel("Place in the menu").selectOption("Parents");
  const picture = { name: "room.jpg", mimeType: "image/jpeg", buffer: await photo() };
  await page.locator("#files").setInputFiles([await pdf("Hostel_rules.pdf"), picture]);
  await expect(page.getByText("Uploaded. It becomes part")).toHaveCount(2, { timeout: 30_000 });
  await page.getByRole("main").getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL("**/dashboard/own-pages");
  await page.goto(`/${address}`);
  await expect(page.getByRole("rowheader", { name: "Ground" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Hostel rules/ })).toBeVisible();
  await expect(page.getByRole("list", { name: "Photos" }).getByRole("img")).toBeVisible();
  for (const path of ["/fees", "/sitemap", `/search?q=hostel+${project.name}`]) {
    expect(await (await request.get(path)).text()).toContain(`href="/${address}"`);
  }
  expect(await (await request.get("/sitemap.xml")).text()).toContain(`/${address}</loc>`);
  await page.getByRole("link", { name: new RegExp(`Edit.*${title}`) }).click();
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Address of the page").fill(`boarding-${project.name}`);
  await page.getByRole("main").getByRole("button", { name: "Save", exact: true }).click();
  // Back on the page, which has moved.
  await page.waitForURL(`**/boarding-${project.name}`);
  await page.goto(`/${address}`);
  await expect(page).toHaveURL(new RegExp(`/boarding-${project.name}$`));
  await page.getByRole("link", { name: new RegExp(`Edit.*${title}`) }).click();
  await page.goto(new URL(page.url()).pathname.replace("/update", "/delete"));
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await page.waitForURL("**/dashboard/own-pages");
  expect((await request.get(`/boarding-${project.name}`)).status()).toBe(404);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await page.waitForLoadState("networkidle");
  expect((await request.get(`/boarding-${project.name}`)).status()).toBe(200);
});
