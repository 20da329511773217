import { expect } from "@playwright/test";
import sharp from "sharp";
import { expectSound, test } from "./site";
import { pdf } from "./uploads";

async function photo(name: string) {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  // Millions of random numbers take seconds.
  const tile = await sharp({ create: { width: 300, height: 225, channels: 3, background: "grey", noise } })
    .png()
    .toBuffer();
  const blank = sharp({ create: { width: 2400, height: 1800, channels: 3, background: "grey" } });
  const picture = blank.composite([{ input: tile, tile: true }]);
  return { name, mimeType: "image/jpeg", buffer: await picture.jpeg({ quality: 95 }).toBuffer() };
}

test(
  "a notice with a PDF and a photo: looked at before it is saved, read by visitors",
  { tag: "@both" },
  async ({ page, login }, { project }) => {
    const title = `Annual day (${project.name})`;
    const hall = await photo("hall.jpg");
    // Chromium does not report the size of a body with files.
    await page.addInitScript(() => {
      const { send } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.send = function (body) {
        const file = body instanceof FormData ? body.get("files") : null;
        if (file instanceof File && file.type.startsWith("image/"))
          sessionStorage.setItem("sent", String(file.size));
        send.call(this, body);
      };
    });
    await login();
    await page.goto("/dashboard/add-notice");
    await page.waitForLoadState("networkidle");
    await page.getByLabel("Title").first().fill(title);
    await page.getByLabel("Details").fill("The **annual day** is on Saturday.");
    await page.locator("#files").setInputFiles([await pdf("Programme_2026.pdf"), hall]);
    if (project.name === "js") {
      await expect(page.getByText("Uploaded. It becomes part")).toHaveCount(2, { timeout: 30_000 });
      const sent = await page.evaluate(() => Number(sessionStorage.getItem("sent")));
      expect(sent).toBeGreaterThan(10_000);
      expect(sent).toBeLessThan(hall.buffer.length / 2);
    }
    await page.getByRole("button", { name: "Preview" }).click();
    const frame = page.frameLocator("iframe").first();
    await expect(frame.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(frame.getByRole("link", { name: /Programme 2026/ })).toBeVisible();
    const widths = () =>
      page.locator("iframe").evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetWidth));
    expect(await widths()).toEqual([360, 1280]);
    await expect(page.getByText("Uploaded. It becomes part")).toHaveCount(2, { timeout: 30_000 });
    await page.getByLabel("What the photo shows").fill("The new hall");
    await page.getByRole("main").getByRole("button", { name: "Add Notice" }).click();
    await page.waitForURL("**/dashboard");

    await page.goto("/notices");
    await expect(page.getByRole("listitem").filter({ hasText: title })).toContainText("2 files");
    await page.getByRole("link", { name: title, exact: true }).click();
    await expect(page.getByRole("img", { name: "The new hall" })).toBeVisible();
    const link = page.getByRole("link", { name: /Programme 2026 PDF, \d+ KB, 1 page/ });
    expect(await link.getAttribute("href")).toMatch(/^\/notices\/\d+\/files\/programme-2026\.pdf$/);
    const file = await page.request.get((await link.getAttribute("href")) ?? "");
    expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    if (project.name === "js") await expectSound(page);
  },
);

test("after a lost connection one file is sent again alone, and the form waits for it", async ({
  page,
  login,
}) => {
  // Without script the files go with the form.
  await login();
  await page.goto("/dashboard/add-notice");
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Title").first().fill("Cut off on the bus");
  await page.getByLabel("Details").fill("With two files.");
  let sent = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/dashboard/notice-files", async (route) => {
    sent += 1;
    if (sent === 2) return route.abort("failed");
    if (sent === 3) await held;
    return route.continue();
  });
  await page.locator("#files").setInputFiles([await pdf("one.pdf"), await pdf("two.pdf")]);
  await expect(page.getByText("The connection was lost. Please try again.")).toBeVisible();
  await expect(page.getByText("Uploaded. It becomes part")).toHaveCount(1, { timeout: 30_000 });
  const save = page.getByRole("main").getByRole("button", { name: "Add Notice" });
  await save.click();
  await expect(page).toHaveURL(/add-notice/);
  await expectSound(page);
  await page.getByRole("button", { name: "Try again: two.pdf" }).click();
  await save.click();
  await expect(page.getByText("The notice is saved as soon as its files have arrived.")).toBeVisible();
  release();
  await page.waitForURL("**/dashboard");
  expect(sent).toBe(3);
  await page.goto("/notices");
  await expect(page.getByRole("listitem").filter({ hasText: "Cut off on the bus" })).toContainText("2 files");
});

test(
  "the buttons above the text put marks into it",
  { tag: "@both" },
  async ({ page, login }, { project }) => {
    await login();
    await page.goto("/dashboard/add-notice");
    const bold = page.getByRole("button", { name: "Bold" });
    if (project.name === "nojs") return expect(bold).toBeHidden();
    const details = page.getByLabel("Details");
    await details.fill("one\ntwo");
    await details.selectText();
    await page.getByRole("button", { name: "List" }).click();
    await expect(details).toHaveValue("- one\n- two");
    await details.fill("closed");
    await details.selectText();
    await bold.click();
    await expect(details).toHaveValue("**closed**");
  },
);
