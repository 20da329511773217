import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { quadrants, twelveMegapixels } from "../unit/files/samples";
import { test } from "./site";

interface Sample {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Real picture types, upright with a red quarter at the top left. */
const samples: Record<string, () => Promise<Sample>> = {
  "a phone's photo on its side, with the place in it": async () => ({
    name: "IMG_2041.jpg",
    mimeType: "image/jpeg",
    buffer: await twelveMegapixels(),
  }),
  "a JPEG for print": async () => ({
    name: "print.jpg",
    mimeType: "image/jpeg",
    buffer: await (await quadrants(900, 1200)).toColourspace("cmyk").jpeg().toBuffer(),
  }),
  "a transparent PNG": async () => ({
    name: "logo.png",
    mimeType: "image/png",
    buffer: await sharp({ create: { width: 900, height: 1200, channels: 4, background: "#0000" } })
      .composite([{ input: await (await quadrants(900, 600)).png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer(),
  }),
  "an AVIF": async () => ({
    name: "new.avif",
    mimeType: "image/avif",
    buffer: await (await quadrants(900, 1200)).avif({ effort: 0 }).toBuffer(),
  }),
};

async function upload(page: Page, title: string, ...files: Sample[]) {
  await page.goto("/dashboard/uploadimage");
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Title").fill(title);
  await page.locator("#photo").setInputFiles(files);
  await page.getByRole("button", { name: "Save", exact: true }).click();
}

for (const [index, [kind, make]] of Object.entries(samples).entries()) {
  test(
    `${kind} comes out upright, and without what the camera noted`,
    { tag: "@both" },
    async ({ page, login }, { project }) => {
      const chosen = index % 2 === 0 ? "js" : "nojs";
      test.skip(
        project.name !== chosen,
        "one project each; tests/unit/files/pictures.test.ts has every kind",
      );
      test.slow();
      const title = `${kind} ${project.name}`;
      const sample = await make();
      // Chromium does not report the size of a body with files.
      await page.addInitScript(() => {
        const { send } = XMLHttpRequest.prototype;
        XMLHttpRequest.prototype.send = function (body) {
          const photo = body instanceof FormData ? body.get("photo") : null;
          if (photo instanceof File) sessionStorage.setItem("sent", String(photo.size));
          send.call(this, body);
        };
      });
      await login();
      await upload(page, title, sample);
      await page.waitForURL("**/dashboard", { timeout: 60_000 });
      await expect(page.getByRole("status")).toContainText("Image uploaded successfully");
      if (project.name === "js" && sample.buffer.length > 2_000_000) {
        const sent = await page.evaluate(() => Number(sessionStorage.getItem("sent")));
        expect(sent).toBeGreaterThan(10_000);
        expect(sent / sample.buffer.length).toBeLessThanOrEqual(0.15);
      }

      await page.goto("/school-gallery");
      const link = page.getByRole("link", { name: title, exact: true });
      const image = link.locator("img");
      await expect(image).toBeVisible();
      await expect(async () => {
        const shown = await image.evaluate(
          (element: HTMLImageElement) => element.naturalWidth / element.naturalHeight,
        );
        expect(shown).toBeCloseTo(0.75, 1);
      }).toPass();
      const file = await page.request.get((await link.getAttribute("href")) ?? "");
      const body = await file.body();
      const { width, height, exif, orientation } = await sharp(body).metadata();
      expect({ upright: (height ?? 0) > (width ?? 0), exif, orientation }).toEqual({
        upright: true,
        exif: undefined,
        orientation: undefined,
      });
      expect(body.includes("GPS")).toBe(false);
      const [red = 0, green = 0, blue = 0] = await sharp(body)
        .removeAlpha()
        .extract({
          left: Math.round((width ?? 0) / 4),
          top: Math.round((height ?? 0) / 8),
          width: 4,
          height: 4,
        })
        .resize(1, 1)
        .raw()
        .toBuffer();
      expect(red).toBeGreaterThan(Math.max(green, blue) + 60);
    },
  );
}

test(
  "several photos are sent at once, and a failed one again alone",
  { tag: "@both" },
  async ({ page, login, look }, { project }) => {
    test.slow();
    const colours = ["red", "green", "blue"];
    const files = await Promise.all(
      colours.map(async (name) => ({
        name: `${name}.jpg`,
        mimeType: "image/jpeg",
        buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background: name } })
          .jpeg()
          .toBuffer(),
      })),
    );
    await login();
    const title = `Fête ${project.name}`;
    if (project.name === "nojs") {
      await upload(page, title, ...files);
    } else {
      let calls = 0;
      await page.route("**/uploadimage/one", (route) => {
        calls += 1;
        return calls === 2 ? route.abort() : route.continue();
      });
      // The browser's own error about the connection is not the page's.
      await upload(page, title, ...files);
      const rows = page.getByRole("list", { name: "Chosen photos" }).getByRole("listitem");
      await expect(rows.nth(2)).toContainText("Arrived");
      await expect(rows.nth(1)).toContainText("The connection was lost. Please try again.");
      await page.getByRole("button", { name: "Try again" }).click();
      await page.waitForURL("**/dashboard");
      expect(calls).toBe(4);
    }
    await page.waitForURL("**/dashboard");
    await expect(page.getByRole("status")).toContainText("3 images uploaded successfully");
    await page.goto("/school-gallery");
    await expect(page.getByRole("link", { name: title, exact: true })).toHaveCount(3);

    await page.goto("/dashboard/consents");
    await expect(page.getByRole("link", { name: /^\d+ photos$/ })).toBeVisible();
    await look();
  },
);

test("skips unusable files and adds the others", async ({ page, login }) => {
  // Without script they are sent, and refused, together.
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  await login();
  await upload(
    page,
    "Half a batch",
    { name: "good.jpg", mimeType: "image/jpeg", buffer },
    { name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("hello") },
  );
  await expect(page.getByText("1 of 2 photos arrived. Remove the file that was refused.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Done" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove good.jpg" })).toHaveCount(0);
  await page.getByRole("button", { name: "Remove notes.jpg" }).click();
  await page.waitForURL("**/dashboard");
  await expect(page.getByRole("status")).toContainText("Image uploaded successfully");
  await page.goto("/school-gallery");
  await expect(page.getByRole("link", { name: "Half a batch", exact: true })).toHaveCount(1);
});

test(
  "explains that a file is not a photo, and keeps what was typed",
  { tag: "@both" },
  async ({ page, login }, { project }) => {
    await login();
    await upload(page, "Picnic", { name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("hello") });
    await expect(
      page.getByText("This file is named .jpg but is a plain text file", { exact: false }).first(),
    ).toBeVisible();
    await expect(page.getByLabel("Title").first()).toHaveValue("Picnic");
    if (project.name === "nojs") await expect(page).toHaveTitle(/^Error:/);
  },
);

test("the photo of another form is made smaller before it is sent", async ({ page, login }) => {
  // Without script the original is sent.
  test.slow();
  await login();
  await page.goto("/dashboard/add-popup");
  await page.waitForLoadState("networkidle");
  const buffer = await twelveMegapixels();
  await page.locator("#photo").setInputFiles({ name: "IMG.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByRole("status")).toContainText("Made smaller for sending");
  const size = await page
    .locator("#photo")
    .evaluate((input: HTMLInputElement) => input.files?.[0]?.size ?? 0);
  expect(size / buffer.length).toBeLessThanOrEqual(0.15);
});

test("a resume that is too large is not even sent", async ({ page }) => {
  // Without script the server says it.
  await page.goto("/career");
  let sent = false;
  page.on("request", (request) => {
    if (request.method() === "POST") sent = true;
  });
  const file = { name: "cv.pdf", mimeType: "application/pdf" };
  const input = page.getByLabel("Resume", { exact: true });
  await input.setInputFiles({ ...file, buffer: Buffer.alloc(5 * 1024 * 1024 + 1, "%PDF-1.4 ") });
  await page.getByRole("button", { name: "Upload resume" }).click();
  expect(await input.evaluate((element: HTMLInputElement) => element.validationMessage)).toContain("5 MB");
  expect(sent).toBe(false);
  await input.setInputFiles({ ...file, buffer: Buffer.from(`%PDF-1.4\n${"x\n".repeat(200)}%%EOF`) });
  await page.getByRole("button", { name: "Upload resume" }).click();
  await expect(page.getByRole("status")).toContainText("Resume uploaded successfully");
});
