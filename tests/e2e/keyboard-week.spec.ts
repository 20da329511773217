import { expect } from "@playwright/test";
import { test } from "./site";
import { Typist } from "./typist";
import { photo, twelvePhotos } from "./uploads";
import { writeToSchool } from "./visitors";

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

/** What stands in a field goes with what is typed. */
const all = "Control+A";

test("a notice is corrected and a slide's picture replaced by the keyboard alone", async ({
  page,
  login,
}) => {
  test.slow();
  await login();
  const typist = new Typist(page);
  const { main } = typist;
  await typist.follow(main.getByRole("link", { name: /^\d+ notices?$/ }));
  await typist.follow(main.getByRole("heading", { level: 2 }).getByRole("link").first());
  await typist.reach(main.getByLabel("Details"));
  await page.keyboard.press(all);
  await page.keyboard.type("Fees are due by the twelfth.");
  await typist.press(main.getByRole("button", { name: "Save", exact: true }));
  await typist.isTold("Notice updated successfully");

  await page.goto("/dashboard");
  await typist.follow(main.getByRole("link", { name: "Slides" }));
  await typist.follow(main.getByRole("link", { name: "Learning by doing", exact: true }));
  await typist.pick(main.locator('input[type="file"]'), [await photo("slide.jpg")]);
  await typist.press(main.getByRole("button", { name: "Save", exact: true }));
  await typist.isTold("Learning by doing");
});

for (const width of [360, 1280]) {
  test(`a facility's text and the phone number are changed by the keyboard alone, by the menu, ${width} wide`, async ({
    page,
    login,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    test.slow();
    await login();
    const typist = new Typist(page);
    const { main } = typist;
    await typist.follow(main.getByRole("link", { name: "Facilities", exact: true }));
    await typist.follow(main.getByRole("link", { name: "Library", exact: true }));
    await typist.reach(main.getByLabel(/^Text\b/));
    await page.keyboard.press(all);
    await page.keyboard.type("Open to all classes on every working day.");
    await typist.press(main.getByRole("button", { name: "Save", exact: true }));
    await typist.isTold("Facility updated");

    const menu = await typist.openMenu();
    await typist.follow(menu.getByRole("link", { name: "Site settings", exact: true }));
    await typist.follow(main.getByRole("link", { name: "Phone and e-mail", exact: true }));
    await typist.reach(main.getByLabel("Phone", { exact: true }));
    await page.keyboard.press(all);
    await page.keyboard.type("+91 98765 43210");
    await typist.press(main.getByRole("button", { name: "Save", exact: true }));
    await typist.isTold("Settings saved");
  });
}

test("a message is answered and an applicant rejected by the keyboard alone", async ({ page, login }, {
  project,
}) => {
  test.slow();
  await login();
  await writeToSchool(page, project.name);
  await page.goto("/dashboard");
  const typist = new Typist(page);
  const { main } = typist;
  await typist.follow(main.getByRole("link", { name: /unanswered messages?$/ }));
  await typist.press(main.getByRole("button", { name: `Answered: Rina ${project.name}`, exact: true }));
  await typist.isTold("Marked as answered");

  await page.goto("/dashboard");
  await typist.follow(main.getByRole("link", { name: /^\d+ resumes?$/ }));
  const row = main
    .getByRole("listitem")
    .filter({ hasText: `Asha ${project.name}` })
    .first();
  await typist.press(row.getByLabel(/^More for/));
  await typist.press(row.getByRole("button", { name: "Decline", exact: true }));
  await typist.isTold("Status: Declined");
});

test("twelve photos are put into an album by the keyboard alone", async ({ page, login }) => {
  test.slow();
  await login();
  const typist = new Typist(page);
  const { main } = typist;
  await typist.follow(main.getByRole("link", { name: "Add album", exact: true }));
  await typist.type(main.getByLabel("Name", { exact: true }), "Sports day");
  await typist.pick(main.locator('input[type="file"]'), await twelvePhotos());
  await typist.press(main.getByRole("button", { name: "Save", exact: true }));
  await page.waitForURL("**/album/*/photos", { timeout: 60_000 });
  await typist.isTold("12 photos added to the album");
  await expect(main.getByRole("checkbox", { name: /^Choose/ })).toHaveCount(12);
});

test("a table is filled in by the keyboard alone: the Enter key saves, and presses nothing else", async ({
  page,
  login,
}) => {
  await login();
  await page.goto("/dashboard/texts/office_hours");
  const typist = new Typist(page);
  const { main } = typist;
  const time = main.getByLabel("Time, row 1", { exact: true });
  await typist.reach(time);
  await page.keyboard.press(all);
  await page.keyboard.type("8:00 to 12:00");
  await page.keyboard.press("Enter");
  await typist.isTold("Text saved");
  await page.goto("/timings");
  await expect(main).toContainText("8:00 to 12:00");
});
