import { expect, type Page } from "@playwright/test";
import { staff } from "../e2e/server";
import { logOut, test } from "../e2e/site";
import { pdf, photo } from "../e2e/uploads";

test.use({ own: "own-school", isEmpty: true });

const save = async (page: Page, name = "Save") =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, words] of Object.entries(fields)) {
    await page
      .getByRole("main")
      .getByLabel(new RegExp(`^\\s*${label}\\s*(?:\\(optional\\))?\\s*$`))
      .fill(words);
  }
}

const choose = async (page: Page, ...files: Awaited<ReturnType<typeof photo>>[]) =>
  page.getByRole("main").locator('input[type="file"]').first().setInputFiles(files);

/** Steps of today by their title on the page. */
const today: Record<string, (page: Page) => Promise<void>> = {
  async "Name, address and phone"(page) {
    await fill(page, { Name: "Hill View School", Address: "Mill Lane, Balasore, Odisha 756001" });
    await fill(page, { Phone: "+91 98765 43210", "E-mail of the office": "office@hill.example" });
    await save(page);
  },
  async Logo(page) {
    await choose(page, await photo("logo.jpg", "navy"));
    await save(page);
  },
  async "Timings and transport"(page) {
    await fill(page, { "Classes, row 1": "Classes I to X", "Summer, row 1": "7 am to 12:30 pm" });
    await save(page);
  },
  async "A first notice of your own"(page) {
    await page.getByRole("main").getByLabel("Title").first().fill("Fees of the first term");
    await fill(page, { Details: "Fees are due by the tenth of June. The list is in the file." });
    await page
      .getByRole("main")
      .locator("#files")
      .setInputFiles(await pdf("fees.pdf"));
    await save(page, "Add Notice");
  },
  async Principal(page) {
    await choose(page, await photo("principal.jpg", "teal"));
    await fill(page, { Name: "Anita Rao" });
    await page.getByRole("main").locator("[name=message]").fill("Dear parents, welcome.");
    await save(page);
  },
  async Fees(page) {
    await fill(page, { "Class, row 1": "Class I", "Term 1, row 1": "6000" });
    await save(page);
  },
  async Languages(page) {
    await page
      .getByRole("main")
      .getByLabel(/Bengali/)
      .uncheck();
    await save(page);
  },
};

const week: typeof today = {
  async "A password of your own"(page) {
    await fill(page, { "Current password": staff.password, "New password": "river stones at noon" });
    await save(page, "Change password");
  },
  async Images(page) {
    await choose(page, await photo("one.jpg", "seagreen"), await photo("two.jpg", "tan"));
    await page
      .getByRole("main")
      .getByRole("button", { name: /^(Add Image|Save)/ })
      .click();
  },
};

test("a new school gets from an empty site to its own by the first steps, from a phone without script", {
  tag: "@nojs",
}, async ({ page, login }) => {
  // It is played without script.
  test.slow();
  const main = page.getByRole("main");
  await login();
  await main.getByRole("link", { name: /^First steps/ }).click();
  await expect(main.getByRole("progressbar").first()).toBeVisible();

  const undone = main.getByRole("listitem").filter({ hasText: "To do:" });
  const titles = await undone.getByRole("heading").allInnerTexts();
  expect([...titles].sort()).toEqual(Object.keys(today).sort());
  for (const [title, play] of [
    ...titles.map((each) => [each, today[each]] as const),
    ...Object.entries(week),
  ]) {
    const left = await undone.count();
    await undone.getByRole("link", { name: title, exact: true }).click();
    await play?.(page);
    await expect(page).toHaveURL("/dashboard/first-steps");
    await expect(main.getByRole("status").getByRole("link", { name: /^Next: / })).toBeVisible();
    const isLast = title === titles.at(-1);
    if (!isLast) expect(await undone.count(), title).toBeLessThan(left);
  }
  await expect(main).toContainText("7 of 7 steps are done.");
  await page.goto("/dashboard");
  await expect(main).toContainText(/\d+ of \d+ are done/);

  // Changes from the Edit links on public pages.
  for (const [path, words] of [
    ["/about-us", "Two rooms and a mango tree: so it began."],
    ["/mission", "To send every child home with a question."],
  ] as const) {
    await page.goto(path);
    await main
      .getByRole("link", { name: /^(Edit|Write)/ })
      .first()
      .click();
    await main.getByRole("textbox").first().fill(words);
    await save(page);
    await page.goto(path);
    await expect(main).toContainText(words);
  }

  await page.goto("/dashboard");
  await logOut(page);
  await page.goto("/");
  await expect(page).toHaveTitle(/Hill View School/);
  await expect(page.getByRole("link", { name: /98765 43210/ }).first()).toBeVisible();
  await expect(main).toContainText("Fees of the first term");
  for (const path of ["/school-gallery", "/faculty", "/mandatory-public-disclosure", "/contact"]) {
    await page.goto(path);
    await expect(page.locator("body")).not.toContainText(/sample(?! certificate)|Palashpur/i);
  }
});
