import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { test } from "../e2e/site";

test.use({ own: "real-life", isEmpty: true });
test.describe.configure({ mode: "serial" });

/** Ordinary phone photo: a gradient with noise, as of a hall in evening light. */
async function phonePhoto(name: string, width: number, height: number) {
  const sky = `<svg width="${width}" height="${height}"><defs><linearGradient id="g" x2="0.3" y2="1"><stop stop-color="#8fa9c4"/><stop offset="0.55" stop-color="#c9a27a"/><stop offset="1" stop-color="#4a3b30"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><ellipse cx="50%" cy="42%" rx="16%" ry="20%" fill="#7a5540"/></svg>`;
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "grey",
      noise: { type: "gaussian", mean: 128, sigma: 22 },
    },
  })
    .png()
    .toBuffer();
  const buffer = await sharp(Buffer.from(sky))
    .composite([{ input: noise, blend: "soft-light" }])
    .jpeg({ quality: 70 })
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

/** Logo with the school's name inside, of any shape and tone. */
async function logo(width: number, height: number, ground: string, ink: string) {
  const svg = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/><circle cx="${height / 2}" cy="${height / 2}" r="${height / 3}" fill="${ink}"/><rect x="${height}" y="${height / 3}" width="${Math.max(0, width - height * 1.2)}" height="${height / 3}" fill="${ink}"/></svg>`;
  return { name: "logo.png", mimeType: "image/png", buffer: await sharp(Buffer.from(svg)).png().toBuffer() };
}

const name = "Saraswati Shishu Mandir Higher Secondary School";
const longTitle =
  "Revised schedule of the half-yearly examination for classes VI to XII because of the cyclone";

async function expectSound(page: Page, width: number): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect([width, page.url(), excess]).toEqual([width, page.url(), 0]);
}

const save = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Save", exact: true }).click();

test("logos of any shape leave the name whole, at every width", { tag: "@js" }, async ({ page, login }) => {
  test.slow();
  await login();
  await page.goto("/dashboard/settings/school");
  await page.getByRole("main").getByLabel("Name", { exact: true }).fill(name);
  await save(page);
  for (const [width, height, ground, ink] of [
    [1200, 400, "#fff", "#103060"],
    [1200, 400, "#102030", "#fff"],
    [400, 1000, "#fff", "#802000"],
    [600, 600, "#102030", "#fff"],
  ] as const) {
    await page.goto("/dashboard/settings/logo");
    await page
      .getByRole("main")
      .locator('input[type="file"]')
      .first()
      .setInputFiles(await logo(width, height, ground, ink));
    await save(page);
    for (const window of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width: window, height: 740 });
      await page.goto("/");
      await expectSound(page, window);
      const broken = await page
        .locator("header strong")
        .first()
        .evaluate((strong) => {
          const range = document.createRange();
          const text = strong.firstChild;
          if (!text?.textContent || strong.getBoundingClientRect().width < 2) return [];
          return [...text.textContent.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1 ? word : [];
          });
        });
      expect([width, height, window, broken]).toEqual([width, height, window, []]);
    }
  }
});

async function writeText(page: Page, name: string, label: string, text: string): Promise<void> {
  await page.goto(`/dashboard/texts/${name}`);
  await page.getByRole("main").getByRole("textbox", { name: label }).fill(text);
  await save(page);
}

const message = "Dear parents,\n\nWe know every child by name.\n\nCome and see us.\n\nThe gate is open.";

test("a principal's message of four lines and one album fill their pages without breaking them", {
  tag: "@js",
}, async ({ page, login }) => {
  test.slow();
  await login();
  await writeText(page, "principal_message", "Principal's message", message);
  await page.goto("/dashboard/albums/add");
  await page.waitForLoadState("networkidle");
  const main = page.getByRole("main");
  await main.getByLabel("Name", { exact: true }).fill("Sports day");
  await main
    .locator('input[type="file"]')
    .setInputFiles([
      await phonePhoto("portrait.jpg", 900, 1200),
      await phonePhoto("landscape.jpg", 1600, 900),
    ]);
  await main.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/add"));
  for (const width of [320, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/principal");
    await expectSound(page, width);
    const lines = page.getByRole("main").locator("p", { hasText: /Dear parents|The gate is open/ });
    await expect(lines).toHaveCount(2);
    await page.goto("/school-gallery");
    await expectSound(page, width);
    const album = page
      .getByRole("main")
      .getByRole("link", { name: /Sports day/ })
      .first();
    const box = await album.boundingBox();
    // One album is neither a thumbnail in a wide row nor a picture higher than the window.
    expect([width, (box?.width ?? 0) >= Math.min(width * 0.4, 320)]).toEqual([width, true]);
    await album.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sports day");
    await expectSound(page, width);
  }
});

test("a portrait hero, a 90-letter title and 31 notices break nothing", { tag: "@js" }, async ({
  page,
  login,
}) => {
  test.slow();
  await login();
  await page.goto("/dashboard/slides/add");
  await page.getByLabel("Photo").setInputFiles(await phonePhoto("hero.jpg", 1500, 2000));
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(longTitle);
  await save(page);
  for (let number = 31; number > 0; number -= 1) {
    const answer = await page.request.post("/gdapi/uploadnotice.php", {
      data: {
        title: number === 1 ? longTitle : `Notice number ${number}`,
        details: "Details of the notice.",
        date: "2026-11-20",
        category: "academic",
        priority: number % 9 === 0 ? "high" : "low",
      },
    });
    expect(answer.ok()).toBe(true);
  }
  for (const width of [320, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ["/", "/notices", "/school-gallery", "/principal"]) {
      await page.goto(path);
      await expectSound(page, width);
    }
    await page.goto("/");
    const title = page.locator("[data-enhance=hero] h2").first();
    await expect(title).toBeVisible();
    const box = await title.boundingBox();
    expect([width, (box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width]).toEqual([width, true]);
    const headline = page
      .getByRole("navigation", { name: "Newest notices" })
      .getByText("because of the cyclone");
    await expect(headline).toBeVisible();
    const isCut = await headline.evaluate((element) => element.scrollHeight > element.clientHeight + 2);
    expect([width, isCut]).toEqual([width, false]);
  }
});
