import { expect, type Locator, type Page } from "@playwright/test";
import { allKinds } from "../../app/kinds/registry";
import { findCurrent, groups } from "../../app/routes/dashboard/menu/entries";
import { test } from "../e2e/site";
import { type PickedFile, pdf, photo, twelvePhotos } from "../e2e/uploads";
import { writeToSchool } from "../e2e/visitors";
import { dashboardPages } from "../pages";

/** Taps, filled-in fields and scrolled screens of a task. */
interface Cost {
  taps: number;
  fields: number;
  screens: number;
}

/**
 * A user of a 360 × 740 phone who counts. Typing into a field counts as a field; native pickers count as a
 * tap.
 */
class Clerk {
  readonly cost: Cost = { taps: 0, fields: 0, screens: 0 };
  constructor(readonly page: Page) {}

  /** Counts screens to the target; tapping scrolls there. */
  private async reach(target: Locator): Promise<void> {
    const beyond = await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top < 0 ? -top : Math.max(0, bottom - innerHeight)) / innerHeight;
    });
    this.cost.screens += Math.ceil(beyond);
  }

  /** @param stays true if the link stays on the page */
  async tap(target: Locator, { stays = false } = {}): Promise<void> {
    await this.reach(target);
    const isLink = !stays && (await target.getAttribute("href")) !== null;
    const heading = this.page.getByRole("heading", { level: 1 });
    const before = await heading.innerText();
    await target.click();
    this.cost.taps += 1;
    // The URL changes before the page; links of both can have the same name.
    if (isLink) await expect(heading).not.toHaveText(before);
  }

  async type(target: Locator, words: string): Promise<void> {
    await this.reach(target);
    await target.fill(words);
    this.cost.fields += 1;
  }

  async pickDay(target: Locator, day: string): Promise<void> {
    await this.reach(target);
    await target.fill(day);
    this.cost.taps += 1;
  }

  async pickFile(target: Locator, file: PickedFile | PickedFile[]): Promise<void> {
    await this.reach(target);
    await target.setInputFiles(file);
    this.cost.taps += 1;
  }

  async open(entry: string): Promise<void> {
    await this.tap(this.page.getByRole("banner").getByText("Menu", { exact: true }));
    const menu = this.page.getByRole("navigation", { name: "Dashboard" });
    const link = this.page.getByRole("link", { name: entry, exact: true, includeHidden: true });
    const group = menu.locator("details:not([open])").filter({ has: link });
    if ((await group.count()) > 0) await this.tap(group.locator("summary"), { stays: true });
    await this.tap(menu.getByRole("link", { name: entry, exact: true }));
  }

  async find(words: string, found: string | RegExp): Promise<void> {
    const field = this.page.getByRole("searchbox", { name: "Find" });
    await this.type(field, words);
    await field.press("Enter");
    await this.page.waitForURL("**/dashboard/find?**");
    const main = this.page.getByRole("main");
    await this.tap(main.getByRole("link", { name: found, exact: true }).first());
  }
}

/** Tasks of a school's week; `docs/office.md` lists their costs. */
const tasks: {
  task: string;
  most: number;
  does: (clerk: Clerk, mark: string) => Promise<void>;
  /** Success message, unless `does` checks the result. */
  said?: string;
  /** Start, if not the overview. */
  begins?: (page: Page, mark: string) => Promise<void>;
}[] = [
  {
    task: "Write a notice with a PDF",
    most: 5,
    said: "Notice Created Successfully",
    async does(clerk, mark) {
      const main = clerk.page.getByRole("main");
      await clerk.tap(main.getByRole("link", { name: "Add Notice" }).first());
      await clerk.type(main.getByLabel("Title").first(), `Fee dates ${mark}`);
      await clerk.type(main.getByLabel("Details"), "Fees are due by the tenth of each month.");
      await clerk.pickFile(main.locator("#files"), await pdf("fees.pdf"));
      await clerk.tap(main.getByRole("button", { name: "Add Notice" }));
    },
  },
  {
    task: "Pin a notice",
    most: 3,
    said: "inned",
    async does(clerk, mark) {
      const main = clerk.page.getByRole("main");
      await clerk.tap(main.getByRole("link", { name: /^\d+ notices?$/ }));
      const row = main
        .getByRole("listitem")
        .filter({ hasText: `Fee dates ${mark}` })
        .first();
      await clerk.tap(row.getByText("More", { exact: true }));
      await clerk.tap(row.getByRole("button", { name: /^Pin/ }));
    },
  },
  {
    task: "Correct a notice",
    most: 3,
    said: "Notice updated successfully",
    async does(clerk, mark) {
      const main = clerk.page.getByRole("main");
      await clerk.tap(main.getByRole("link", { name: /^\d+ notices?$/ }));
      await clerk.tap(main.getByRole("link", { name: `Fee dates ${mark}`, exact: true }));
      await clerk.type(main.getByLabel("Details"), "Fees are due by the twelfth of each month.");
      await clerk.tap(main.getByRole("button", { name: "Save", exact: true }));
    },
  },
  {
    task: "Take a notice off the site",
    most: 3,
    said: "aken off",
    async does(clerk, mark) {
      const main = clerk.page.getByRole("main");
      await clerk.tap(main.getByRole("link", { name: /^\d+ notices?$/ }));
      const row = main
        .getByRole("listitem")
        .filter({ hasText: `Fee dates ${mark}` })
        .first();
      await clerk.tap(row.getByText("More", { exact: true }));
      await clerk.tap(row.getByRole("button", { name: "Take off" }));
    },
  },
  {
    task: "Schedule a notice",
    most: 4,
    said: "It will be on the site from",
    async does(clerk, mark) {
      const main = clerk.page.getByRole("main");
      await clerk.tap(main.getByRole("link", { name: "Add Notice" }).first());
      await clerk.type(main.getByLabel("Details"), `Holiday homework ${mark}`);
      await clerk.tap(main.getByText("When it is shown"));
      await clerk.pickDay(main.getByLabel(/^Publish on/), "2040-01-02T08:00");
      await clerk.tap(main.getByRole("button", { name: "Add Notice" }));
    },
  },
  {
    task: "Replace a certificate",
    most: 4,
    said: "Fire Certificate",
    async does(clerk) {
      const main = clerk.page.getByRole("main");
      await clerk.find("fire certificate", "Fire Certificate");
      await clerk.pickFile(main.locator('input[type="file"]'), await pdf("fire.pdf"));
      await clerk.tap(main.getByRole("button", { name: "Save", exact: true }));
    },
  },
  {
    task: "Replace a slide's picture",
    most: 4,
    said: "Learning by doing",
    async does(clerk) {
      const main = clerk.page.getByRole("main");
      await clerk.find("learning by doing", "Learning by doing");
      await clerk.pickFile(main.locator('input[type="file"]'), await photo("slide.jpg"));
      await clerk.tap(main.getByRole("button", { name: "Save", exact: true }));
    },
  },
  {
    task: "Change a facility's text",
    most: 4,
    said: "Facility updated",
    async does(clerk) {
      const main = clerk.page.getByRole("main");
      await clerk.open("Pages");
      await clerk.tap(main.getByRole("link", { name: /^Library/ }));
      await clerk.type(main.getByLabel(/^Text\b/), "Open to all classes on every working day.");
      await clerk.tap(main.getByRole("button", { name: "Save", exact: true }));
    },
  },
  {
    task: "Answer a message",
    most: 2,
    said: "Marked as answered",
    async does(clerk) {
      const main = clerk.page.getByRole("main");
      await clerk.tap(main.getByRole("link", { name: /unanswered message|waiting for more/ }));
      await clerk.tap(main.getByRole("button", { name: "Mark as answered", exact: true }));
    },
  },
  {
    task: "Reject an applicant",
    most: 3,
    said: "Status: Declined",
    async does(clerk, mark) {
      const main = clerk.page.getByRole("main");
      await clerk.tap(main.getByRole("link", { name: /^\d+ new resumes?\./ }));
      const row = main
        .getByRole("listitem")
        .filter({ hasText: `Asha ${mark}` })
        .first();
      await clerk.tap(row.getByText("More", { exact: true }));
      await clerk.tap(row.getByRole("button", { name: "Decline", exact: true }));
    },
  },
  {
    task: "Put 12 photos into a new album",
    most: 6,
    said: "12 photos added to the album",
    async does(clerk, mark) {
      const main = clerk.page.getByRole("main");
      await clerk.open("Photos and videos");
      await clerk.tap(main.getByRole("link", { name: "Add album" }).first());
      await clerk.type(main.getByLabel("Name", { exact: true }), `Sports day ${mark}`);
      await clerk.pickFile(main.locator('input[type="file"]'), await twelvePhotos());
      await clerk.tap(main.getByRole("button", { name: "Save", exact: true }));
      await clerk.page.waitForURL("**/album/*/photos", { timeout: 60_000 });
      await expect(main.getByRole("link", { name: "Edit Photo 12", exact: true })).toBeVisible();
      expect(clerk.cost.screens).toBeLessThanOrEqual(3);
    },
  },
  {
    task: "Delete 12 photos, from their list",
    most: 3,
    said: "12 photos deleted",
    async begins(page, mark) {
      await page.goto("/dashboard/albums");
      await page.getByLabel(`More for Sports day ${mark}`).click();
      await page.getByRole("link", { name: `Photos of Sports day ${mark}`, exact: true }).click();
      await page.waitForURL("**/album/*/photos");
      await page.waitForLoadState("networkidle");
    },
    async does(clerk) {
      const main = clerk.page.getByRole("main");
      await clerk.tap(main.getByRole("link", { name: "Select all on this page" }), { stays: true });
      await expect(main.getByRole("checkbox", { name: /^Choose/ }).last()).toBeChecked();
      const bar = main.getByRole("form", { name: "With the chosen ones" });
      await clerk.tap(bar.getByRole("button", { name: "Delete" }));
      await clerk.tap(main.getByRole("button", { name: "Delete 12 photos" }));
    },
  },
  {
    task: "Undo that, from the message",
    most: 1,
    said: "Restored: 12 photos",
    begins: async () => {},
    async does(clerk) {
      await clerk.tap(clerk.page.getByRole("button", { name: "Undo", exact: true }));
    },
  },
  {
    task: "Move a teacher up, from the list",
    most: 1,
    async begins(page) {
      await page.goto("/dashboard/deletefaculty");
      await page.waitForLoadState("networkidle");
    },
    async does(clerk) {
      const names = clerk.page.locator("[id^=row-]").getByRole("heading");
      const [, second = "", third = ""] = await names.allTextContents();
      await clerk.tap(clerk.page.getByRole("button", { name: `Move ${third} up`, exact: true }));
      await expect(names.nth(1)).toHaveText(third);
      await expect(names.nth(2)).toHaveText(second);
    },
  },
  {
    task: "Change the phone number",
    most: 4,
    said: "Settings saved",
    async does(clerk) {
      const main = clerk.page.getByRole("main");
      await clerk.find("phone number", "Phone");
      await clerk.type(main.getByLabel("Phone", { exact: true }), "+91 98765 43210");
      await clerk.tap(main.getByRole("button", { name: "Save", exact: true }));
      expect(clerk.cost.screens).toBeLessThanOrEqual(1);
    },
  },
  {
    task: "Add a holiday",
    most: 4,
    said: "Calendar saved",
    async does(clerk, mark) {
      const main = clerk.page.getByRole("main");
      await clerk.tap(main.getByText("More", { exact: true }), { stays: true });
      await clerk.tap(main.getByRole("link", { name: "Add a holiday" }));
      await clerk.type(main.getByLabel("Title"), `Raja Parba ${mark}`);
      await clerk.pickDay(main.getByLabel("Date", { exact: true }), "2040-06-14");
      await clerk.tap(main.getByRole("button", { name: "Save", exact: true }));
    },
  },
];

test("each task of the week takes few taps", async ({ page, login }, { project }) => {
  test.slow();
  await login();
  await writeToSchool(page, project.name);
  const overview = async () => {
    await page.goto("/dashboard");
    await page.waitForLoadState("networkidle");
  };
  for (const { task, most, does, said, begins = overview } of tasks) {
    await begins(page, project.name);
    const clerk = new Clerk(page);
    await does(clerk, project.name);
    if (said) await expect(page.getByRole("status").filter({ hasText: said }), task).toBeVisible();
    const { taps, fields, screens } = clerk.cost;
    console.log(`| ${task} | ${most} | ${taps} | ${fields} | ${screens} | ${project.name}`);
    expect(taps, task).toBeLessThanOrEqual(most);
  }
});

test("every kind is four taps from any page of staff, and the page begins at the top", async ({
  page,
  login,
}) => {
  test.slow();
  await login();
  const menu = page.getByRole("navigation", { name: "Dashboard" });
  for (const [index, { pages }] of allKinds.entries()) {
    // Starts at another page each time.
    const others = dashboardPages.filter((path) => !path.startsWith(pages.list));
    const from = others[(index * 7) % others.length] ?? "/dashboard";
    await page.goto(from);
    await page.waitForLoadState("networkidle");
    const clerk = new Clerk(page);
    const line = findCurrent(pages.list);
    const link = page.locator(`a[href="${line?.to}"]`);
    const group = menu.locator("details:not([open])").filter({ has: link });
    await clerk.tap(page.getByRole("banner").getByText("Menu", { exact: true }));
    if (await group.count()) await clerk.tap(group.locator("summary"), { stays: true });
    else if ((await menu.locator(link).count()) === 0) {
      const overview = groups.find(({ entries }) => line && entries.includes(line))?.overview;
      await clerk.tap(menu.getByRole("link", { name: overview?.label ?? "", exact: true }));
    }
    await clerk.tap(link.filter({ visible: true }).first());
    if (line?.to !== pages.list)
      await clerk.tap(page.getByRole("main").locator(`nav a[href="${pages.list}"]`));
    await page.waitForURL(`**${pages.list}`);
    expect(clerk.cost.taps, `${from} to ${pages.list}`).toBeLessThanOrEqual(4);
    const top = () =>
      page.evaluate(() => document.querySelector("main h1")?.getBoundingClientRect().top ?? 999);
    await expect.poll(top, pages.list).toBeLessThanOrEqual(120);
  }
});
