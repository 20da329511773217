import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { test } from "./site";

/** Photos with increasing red, in the order of their names. */
async function photos(count: number) {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      name: `${index + 1}.jpg`,
      mimeType: "image/jpeg",
      buffer: await sharp({
        create: { width: 800, height: 600, channels: 3, background: { r: 20 + index * 40, g: 90, b: 60 } },
      })
        .jpeg()
        .toBuffer(),
    })),
  );
}

/** Returns the red value of each listed photo. */
async function reds(page: Page): Promise<number[]> {
  const images = page.getByRole("main").getByRole("listitem").locator("img");
  const sources = await images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
  return Promise.all(
    sources.map(async (source) => {
      const { channels } = await sharp(await (await page.request.get(source)).body()).stats();
      return Math.round(((channels[0]?.mean ?? 0) - 20) / 40);
    }),
  );
}

const chosen = (page: Page) => page.getByRole("list", { name: "Chosen photos" }).getByRole("listitem");

test("a line that is cut in the middle of an album loses no photo and doubles none", async ({
  page,
  context,
  login,
}) => {
  // Without script they are sent together: tests/requests/albums.test.ts.
  test.slow();
  await login();
  await page.goto("/dashboard/albums/add");
  await page.waitForLoadState("networkidle");
  const main = page.getByRole("main");
  await main.getByLabel("Name", { exact: true }).fill("Sports day");
  await main.locator('input[type="file"]').setInputFiles(await photos(6));
  let calls = 0;
  await page.route("**/photos/one", async (route) => {
    calls += 1;
    // The third upload arrives, but its response is lost; then the connection fails.
    if (calls === 3) await route.fetch();
    return calls < 3 ? route.continue() : route.abort();
  });
  await main.getByRole("button", { name: "Save", exact: true }).click();
  await expect(chosen(page).nth(1)).toContainText("Arrived");
  for (const index of [2, 3, 4, 5])
    await expect(chosen(page).nth(index)).toContainText("The connection was lost. Please try again.");
  await expect(main).toContainText("2 of 6 photos arrived, 4 could not be sent");
  await expect(main.getByLabel("Name", { exact: true })).toHaveValue("Sports day");

  const other = await context.newPage();
  await other.goto("/dashboard/albums");
  await other.getByLabel("More for Sports day").click();
  const link = other.getByRole("link", { name: "Photos of Sports day", exact: true });
  const path = (await link.getAttribute("href"))?.replace(/\/photos$/, "");
  await other.goto(`${path}/photos`);
  expect(await reds(other)).toEqual([0, 1, 2]);
  await other.close();

  await page.unroute("**/photos/one");
  await main.getByRole("button", { name: "Try again" }).click();
  await page.waitForURL(`**${path}/photos`);
  await expect(page.getByRole("status").first()).toContainText("6 photos added to the album");
  expect(await reds(page)).toEqual([0, 1, 2, 3, 4, 5]);

  await page.goto(`${path}/photos/add`);
  await page.waitForLoadState("networkidle");
  await main.locator('input[type="file"]').setInputFiles(await photos(6));
  await main.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL(`**${path}/photos`);
  expect(await reds(page)).toEqual([0, 1, 2, 3, 4, 5]);
});

test("more photos than one form can send are taken at once", async ({ page, login }) => {
  // Without script they are sent together: 20 at most.
  await login();
  await page.goto("/dashboard/albums/add");
  await page.waitForLoadState("networkidle");
  const main = page.getByRole("main");
  await expect(main).toContainText("Up to 60 at once.");
  const many = (await photos(1)).flatMap((photo) =>
    Array.from({ length: 61 }, (_, index) => ({ ...photo, name: `${index}.jpg` })),
  );
  await main.locator('input[type="file"]').setInputFiles(many);
  await expect(chosen(page)).toHaveCount(60);
  await expect(main).toContainText("Only the first 60 photos will be added. Add the other 1 afterwards.");
});

for (const [what, path, input] of [
  ["photos of an album", "/dashboard/album/1/photos/add", "#photo"],
  ["photos of a notice", "/dashboard/notice/1/update", "#files"],
] as const) {
  test(`${what} that are chosen while the line is cut are sent once it is back`, async ({ page, login }) => {
    // Without script they are sent with the form.
    await login();
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await page.route("**/*", (route) => route.abort());
    const main = page.getByRole("main");
    await main.locator(input).setInputFiles(await photos(1));
    const save = main.getByRole("button", { name: "Save", exact: true });
    if (input === "#photo") await save.click();
    await expect(main).toContainText("The connection was lost. Please try again.");
    await page.unroute("**/*");
    await main.getByRole("button", { name: /^Try again/ }).click();
    if (input === "#photo") {
      await page.waitForURL("**/album/1/photos");
      await expect(page.getByRole("status").first()).toContainText("1 photo added to the album");
    } else {
      await expect(main).toContainText("Uploaded. It becomes part of the notice when you save.");
    }
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("25 photos are put into order on one and a half thousand pixels, with two taps for a step", async ({
    page,
    login,
    look,
  }) => {
    test.slow();
    await login();
    await page.goto("/dashboard/albums/add");
    await page.waitForLoadState("networkidle");
    const main = page.getByRole("main");
    await main.getByLabel("Name", { exact: true }).fill("Kite day of 25");
    const one = (await photos(5)).flatMap((photo, index) =>
      Array.from({ length: 5 }, (_, copy) => ({
        ...photo,
        name: `${index}-${copy}.jpg`,
        // Comments make five files of one picture: an album takes each file once.
        buffer: Buffer.concat([photo.buffer, Buffer.from([copy])]),
      })),
    );
    await main.locator('input[type="file"]').setInputFiles(one);
    await main.getByRole("button", { name: "Save", exact: true }).click();
    await page.waitForURL("**/album/*/photos", { timeout: 60_000 });
    await main.getByRole("link", { name: "Change the order" }).tap();
    await expect(main.getByRole("link", { name: "Done", exact: true })).toBeVisible();
    await expect(main.locator("[id^=row-]")).toHaveCount(25);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1500);
    await look();
    const second = await main.locator("[id^=row-]").nth(1).getAttribute("id");
    await main.getByRole("button", { name: "Move Photo 2 up" }).tap();
    await expect(main.locator("[id^=row-]").first()).toHaveAttribute("id", second ?? "");
    await expect(page).toHaveURL(/arrange=yes/);
  });
});
