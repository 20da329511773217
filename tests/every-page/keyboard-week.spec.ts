import { expect } from "@playwright/test";
import { test } from "../e2e/typist";
import { photo, twelvePhotos } from "../e2e/uploads";
import { writeToSchool } from "../e2e/visitors";

test("a notice is corrected and a slide's picture replaced by the keyboard alone", async ({
  page,
  typist,
}) => {
  test.slow();
  const { main } = typist;
  await typist.follow(main.getByRole("link", { name: /^\d+ notices?$/ }));
  await typist.follow(main.getByRole("heading", { level: 2 }).getByRole("link").first());
  await typist.retype(main.getByLabel("Details"), "Fees are due by the twelfth.");
  await typist.save("Notice updated successfully");

  await page.goto("/dashboard");
  await typist.follow((await typist.openMenu("News")).getByRole("link", { name: "Home page", exact: true }));
  await typist.follow(main.getByRole("link", { name: "Learning by doing", exact: true }));
  await typist.pick(main.locator('input[type="file"]'), [await photo("slide.jpg")]);
  await typist.save("Learning by doing");
});

for (const width of [360, 1280]) {
  test(`a facility's text and the phone number are changed by the keyboard alone, by the menu, ${width} wide`, async ({
    page,
    typist,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    test.slow();
    const { main } = typist;
    await typist.follow((await typist.openMenu()).getByRole("link", { name: "Pages", exact: true }));
    await typist.follow(main.getByRole("link", { name: /^Library/ }));
    await typist.retype(main.getByLabel(/^Text\b/), "Open to all classes on every working day.");
    await typist.save("Facility updated");

    const menu = await typist.openMenu();
    await typist.follow(menu.getByRole("link", { name: "Site settings", exact: true }));
    await typist.follow(main.getByRole("link", { name: "The school", exact: true }));
    await typist.retype(main.getByLabel(/^Phone/), "+91 98765 43210");
    await typist.save("Settings saved");
  });
}

test("a message is answered and an applicant rejected by the keyboard alone", async ({ page, typist }, {
  project,
}) => {
  test.slow();
  await writeToSchool(page, project.name);
  await page.goto("/dashboard");
  const { main } = typist;
  await typist.follow(main.getByRole("link", { name: /unanswered message/ }));
  await typist.press(main.getByRole("button", { name: "Mark as answered", exact: true }));
  await typist.isTold("Marked as answered");

  await page.goto("/dashboard");
  await typist.follow(main.getByRole("link", { name: /^\d+ new resumes?\./ }));
  const row = main
    .getByRole("listitem")
    .filter({ hasText: `Asha ${project.name}` })
    .first();
  await typist.press(row.getByLabel(/^More for/));
  await typist.press(row.getByRole("button", { name: "Decline", exact: true }));
  await typist.isTold("Status: Declined");
});

test("twelve photos are put into an album by the keyboard alone", async ({ page, typist }) => {
  test.slow();
  const { main } = typist;
  const menu = await typist.openMenu("Photos and people");
  await typist.follow(menu.getByRole("link", { name: "Photos and videos", exact: true }));
  await typist.follow(main.getByRole("link", { name: "Add album" }).first());
  await typist.type(main.getByLabel("Name", { exact: true }), "Sports day");
  await typist.pick(main.locator('input[type="file"]'), await twelvePhotos());
  await typist.press(main.getByRole("button", { name: "Save", exact: true }));
  await page.waitForURL("**/album/*/photos", { timeout: 60_000 });
  await typist.isTold("12 photos added to the album");
  await expect(main.getByRole("checkbox", { name: /^Choose/ })).toHaveCount(12);
});

test("a table is filled in by the keyboard alone: the Enter key saves, and presses nothing else", async ({
  page,
  typist,
  javaScriptEnabled,
}) => {
  await page.goto("/dashboard/texts/office_hours");
  const { main } = typist;
  // Without script, rows are open.
  if (javaScriptEnabled) await typist.press(main.locator("#row-0 summary"));
  const time = main.getByLabel("Time, row 1", { exact: true });
  await typist.retype(time, "8:00 to 12:00");
  await page.keyboard.press("Enter");
  await typist.isTold("Text saved");
  await page.goto("/timings");
  await expect(main).toContainText("8:00 to 12:00");
});
