import { expect } from "@playwright/test";
import { staff } from "../e2e/server";
import { test } from "../e2e/typist";

test("the heading has the focus after login", { tag: "@js" }, async ({ page }) => {
  // Pages begin at their start.
  await page.goto("/login");
  await page.getByLabel("Username").fill(staff.username);
  await page.getByLabel("Password", { exact: true }).fill(staff.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeFocused();
});

test("a notice is written, pinned, taken off and brought back by the keyboard alone", { tag: "@js" }, async ({
  page,
  typist,
  javaScriptEnabled,
}) => {
  test.slow();
  const { main } = typist;
  await typist.follow(main.getByRole("link", { name: "Add Notice" }).first());
  await typist.type(main.getByLabel("Title").first(), "Fee dates");
  await typist.type(main.getByLabel("Details"), "Fees are due by the tenth.");
  await typist.pick(main.locator("#files"), "fees.pdf");
  await typist.press(main.getByRole("button", { name: "Add Notice" }));
  await typist.isTold("Notice Created Successfully");

  await page.goto("/dashboard");
  await typist.follow(main.getByRole("link", { name: /^\d+ notices?$/ }));
  const row = main.getByRole("listitem").filter({ hasText: "Fee dates" }).first();
  await typist.press(row.getByText("More", { exact: true }));
  await typist.press(row.getByRole("button", { name: /^Pin/ }));
  await typist.isTold("inned");
  await typist.press(row.getByText("More", { exact: true }));
  await typist.press(row.getByRole("button", { name: "Take off" }));
  await typist.isTold("aken off");
  await typist.press(page.getByRole("button", { name: "Undo", exact: true }));
  await expect(row.getByText("Off the site", { exact: true })).toHaveCount(0);
  if (javaScriptEnabled) await expect(page.getByRole("status").first()).toBeFocused();
  await typist.beginsAnew();
});

test("a notice is scheduled by the keyboard alone", { tag: "@nojs" }, async ({ page, typist }) => {
  const { main } = typist;
  await typist.follow(main.getByRole("link", { name: "Add Notice" }).first());
  await typist.type(main.getByLabel("Details"), "Holiday homework");
  await typist.press(main.getByText("When it is shown"));
  await typist.type(main.getByLabel(/^Publish on/), "01022040");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("0800AM");
  await typist.press(main.getByRole("button", { name: "Add Notice" }));
  await typist.isTold("It will be on the site from");
});

test("a certificate is replaced and a holiday added by the keyboard alone", { tag: "@js" }, async ({
  page,
  typist,
}) => {
  const { main } = typist;
  await typist.follow((await typist.openMenu()).getByRole("link", { name: "CBSE", exact: true }));
  await typist.follow((await typist.openMenu()).getByRole("link", { name: "Documents", exact: true }));
  await typist.follow(main.getByRole("link", { name: "Fire Certificate", exact: true }));
  await typist.pick(main.locator('input[type="file"]'), "fire.pdf");
  await typist.save("Fire Certificate");

  await page.goto("/dashboard");
  await typist.press(main.getByText("More", { exact: true }));
  await typist.follow(main.getByRole("link", { name: "Add a holiday" }));
  await typist.type(main.getByLabel("Title"), "Raja Parba");
  await typist.type(main.getByLabel("Date", { exact: true }), "06142040");
  await typist.save("Calendar saved");
});

test("photos are put into order and deleted by the keyboard alone", { tag: "@js" }, async ({
  page,
  typist,
  javaScriptEnabled,
}) => {
  test.slow();
  await page.goto("/dashboard/album/1/photos");
  const [first = "", second = ""] = await page.locator("[id^=row-] > p").allTextContents();
  await typist.follow(page.getByRole("link", { name: "Change the order" }));
  const photos = page.locator("[id^=row-] img");
  await typist.press(page.getByRole("button", { name: `Move ${second} up`, exact: true }));
  await expect(photos.first()).toHaveAttribute("alt", second);
  const moved = page.getByRole("button", { name: `Move ${second} up`, exact: true });
  if (javaScriptEnabled) await expect(moved).toBeFocused();
  await typist.press(page.getByRole("button", { name: `Move ${second} down`, exact: true }));
  await expect(photos.first()).toHaveAttribute("alt", first);
  await typist.follow(page.getByRole("link", { name: "Done", exact: true }));

  const boxes = page.getByRole("checkbox", { name: /^Choose/ });
  const count = await boxes.count();
  for (const index of [0, 1, 2]) await typist.press(boxes.nth(index), "Space");
  const bar = page.getByRole("form", { name: "With the chosen ones" });
  await typist.press(bar.getByRole("button", { name: "Delete" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Delete 3 photos?");
  await typist.beginsAnew();
  await typist.press(page.getByRole("button", { name: "Delete 3 photos" }));
  await typist.isTold("3 photos deleted");
  await expect(boxes).toHaveCount(count - 3);
  await typist.press(page.getByRole("button", { name: "Undo", exact: true }));
  await expect(
    page.getByRole("main").getByRole("link", { name: `Edit ${first}`, exact: true }),
  ).toBeVisible();
  await typist.beginsAnew();
});
