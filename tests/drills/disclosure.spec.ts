import { expect, type Page } from "@playwright/test";
import { test } from "../e2e/site";
import { pdf } from "../e2e/uploads";

test.use({ own: "disclosure", isEmpty: true });

const year = new Date().getFullYear();

/** Facts of section A, which are entered in the site settings. */
const settings: Record<string, string> = {
  school_name: "Hill View School",
  affiliation_number: "1530999",
  school_code: "66999",
  address: "Mill Lane, Balasore, Odisha 756001",
  email_office: "office@hill.example",
  phone: "+91 98765 43210",
};

/** Values by section; `_none` gives the reason why a line does not apply. */
const sections: Record<string, Record<string, string>> = {
  a: { a5: "Mrs. A. Das, M.Sc., B.Ed." },
  b: { b3_none: "The state asks for none.", b4_none: "A school of the state board before 2009." },
  c: {
    c1: "/fees",
    c2: "/year-calendar",
    ...Object.fromEntries(
      [0, 1, 2].flatMap((row) => [
        [`c5x-cell-${row}-0`, String(year - row)],
        [`c5x-cell-${row}-1`, "64"],
        [`c5x-cell-${row}-2`, "63"],
      ]),
    ),
    c5x_none: "As far as the results are declared.",
    c5xii_none: "Classes up to X.",
  },
  d: {
    d1: "Mrs. A. Das",
    d2: "24",
    d2pgt: "6",
    d2tgt: "8",
    d2prt: "10",
    d3: "1.5 : 1",
    d4: "Mr. R. Sahu, B.Ed. (special)",
    d5_none: "Shared with the school at Soro.",
  },
  e: {
    e1: "8094",
    e2: "24 rooms of 47 sq m",
    e3: "4 labs of 56 sq m",
    e4: "Yes",
    e5: "8",
    e6: "8",
    e7: "https://www.youtube.com/watch?v=abcdefghijk",
  },
};

const papers = ["b1", "b2", "b5", "b6", "b7", "b8", "c3", "c4"];

const main = (page: Page) => page.getByRole("main");

async function addPaper(page: Page, line: string): Promise<void> {
  await page.goto(`/dashboard/appendix-ix/${line.charAt(0)}`);
  await main(page).locator(`a[href="/dashboard/disclosures/add?line=${line}"]`).click();
  await expect(page.locator("#line")).toHaveValue(line);
  await page.locator("#document").setInputFiles(await pdf(`${line}.pdf`));
  await page.locator("#valid_until").fill(`${year + 2}-03-31`);
  await main(page)
    .getByRole("button", { name: /^(Add|Save)/ })
    .click();
  await page.waitForURL("**/dashboard/disclosures");
}

async function fillSection(page: Page, key: string, fields: Record<string, string>): Promise<void> {
  await page.goto(`/dashboard/appendix-ix/${key}`);
  for (const [name, words] of Object.entries(fields)) {
    const field = page.locator(`#${name}`);
    if (name.endsWith("_none")) await page.locator("details", { has: field }).locator("summary").click();
    if ((await field.evaluate((element) => element.tagName)) === "SELECT") await field.selectOption(words);
    else await field.fill(words);
  }
  await main(page).getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL("**/dashboard/appendix-ix#*");
}

test("a school gets from an empty site to 36 of 36 lines of Appendix IX, on a phone", {
  tag: "@nojs",
}, async ({ page, login }) => {
  test.slow();
  await login();
  await page.goto("/dashboard/appendix-ix/a");
  await main(page)
    .getByRole("link", { name: /Affiliation number/ })
    .click();
  for (const [name, value] of Object.entries(settings)) await page.locator(`#${name}`).fill(value);
  await main(page).getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL("**/dashboard/settings#school");
  await page.goto("/dashboard/appendix-ix");
  await main(page).getByRole("link", { name: "Fill in section B" }).click();
  await expect(page).toHaveURL(/\/dashboard\/appendix-ix\/b$/);
  for (const line of papers) await addPaper(page, line);
  for (const [key, fields] of Object.entries(sections)) await fillSection(page, key, fields);

  await page.goto("/dashboard/appendix-ix/report");
  const sent = page.locator("#sent_on");
  if (await sent.isVisible()) {
    await expect(main(page)).toContainText(/Annual report of \d{4}/);
    await sent.fill(new Date().toISOString().slice(0, 10));
    await main(page).getByRole("button", { name: "Save", exact: true }).click();
  }
  await expect(main(page)).toContainText("Everything is in order.");
  await expect(main(page)).toContainText("36 of 36 lines are done.");
  await page.goto("/dashboard/appendix-ix");
  await expect(main(page)).toContainText("36 of 36 lines are done.");
  await page.goto("/mandatory-public-disclosure");
  await expect(main(page)).not.toContainText("Not yet published");
});
