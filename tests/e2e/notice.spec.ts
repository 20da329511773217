import { expect } from "@playwright/test";
import { test } from "./site";

test(
  "staff post a notice, visitors read it, staff delete it",
  { tag: "@both" },
  async ({ page, login, request }, { project }) => {
    const title = `Picnic of class V (${project.name})`;
    const details = `Class V goes to the dam on Saturday, ${project.name}.`;
    await login();
    await page.goto("/dashboard/add-notice");
    await page.getByLabel("Title").fill(title);
    await page.getByLabel("Details").fill(details);
    await page.getByLabel("Category").selectOption("Community");
    await page.getByLabel("Priority").selectOption("Low");
    await page.getByRole("main").getByRole("button", { name: "Add Notice" }).click();
    await page.waitForURL("**/dashboard");
    await expect(page.getByRole("status")).toContainText("Notice Created Successfully");

    await page.goto("/");
    await expect(page.getByRole("complementary", { name: "Latest notice" })).toContainText(details);
    await page.goto("/?category=community#notices");
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    const section = page.getByRole("region", { name: "Notices and Events" });
    await section.getByRole("link", { name: title, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

    const answer = await (await request.get("/gdapi/get_notices.php")).json();
    expect(answer.data[0]).toMatchObject({ title, details, category: "community", priority: "low" });

    await page.goto("/dashboard/deletenotice");
    await page.getByRole("link", { name: `Edit ${title}` }).click();
    await page.getByLabel("Details").fill(`${details} Bring water.`);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.waitForURL("**/dashboard/deletenotice");
    await page.getByLabel(`More for ${title}`).click();
    await page.getByRole("link", { name: `Delete ${title}` }).click();
    await expect(page.getByRole("main").getByText("Bring water.")).toBeVisible();
    await page.getByRole("button", { name: "Delete notice" }).click();
    await expect(page.getByText("Notice deleted successfully")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Restored")).toBeVisible();
    await page.getByLabel(`More for ${title}`).click();
    await page.getByRole("link", { name: `Delete ${title}` }).click();
    await page.getByRole("button", { name: "Delete notice" }).click();
    await expect(page.getByLabel(`More for ${title}`)).toHaveCount(0);
  },
);

test("a refused form keeps the text and takes the focus", { tag: "@both" }, async ({ page, login }) => {
  await login();
  await page.goto("/dashboard/add-notice");
  await page.getByLabel("Title").fill("Without details");
  await page.getByLabel("Details").fill("   ");
  await page.getByRole("main").getByRole("button", { name: "Add Notice" }).click();
  await expect(page).toHaveTitle(/^Error: Add Notice/);
  await expect(page.getByRole("alert")).toContainText("Failed to create notice. Please try again.");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByLabel("Title")).toHaveValue("Without details");
  await page.getByRole("link", { name: "Enter the details of the notice" }).click();
  await expect(page.getByLabel("Details")).toBeFocused();
  await expect(page.getByRole("alert")).toContainText("Enter the details of the notice");
});

test("a cut line costs nothing that was typed", async ({ page, login }) => {
  // Without script the browser's own page says it, and goes back to the form.
  await login();
  await page.goto("/dashboard/add-notice");
  await page.getByLabel("Title").fill("Typed on the bus");
  await page.getByLabel("Details").fill("Between two lessons.");
  await page.route("**/dashboard/add-notice.data*", (route) => route.abort("failed"));
  await page.getByRole("main").getByRole("button", { name: "Add Notice" }).click();
  await expect(page.getByRole("alert")).toContainText("The connection was lost");
  await expect(page.getByLabel("Title")).toHaveValue("Typed on the bus");
  await expect(page.getByLabel("Details")).toHaveValue("Between two lessons.");
});

test("a refusal that is no page of ours costs nothing that was typed", async ({ page, login }) => {
  // Without script the browser keeps the form.
  await login();
  await page.goto("/dashboard/add-job");
  await page.getByLabel("Details").fill("ସୂଚନା ".repeat(1500));
  // Simulates a removed `maxlength` and a text beyond the read limit.
  const title = page.getByLabel("Title");
  await title.evaluate((input: HTMLInputElement) => input.removeAttribute("maxlength"));
  await title.fill("ଛୁଟି".repeat(100_000));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Everything you typed is still here");
  await expect(page.getByRole("alert")).toContainText("more text than this form takes");
  await expect(page.getByLabel("Details")).toHaveValue("ସୂଚନା ".repeat(1500));
});

test("a form keeps its text if the notice is deleted while it is open", async ({ page, login, context }) => {
  await login();
  await page.goto("/dashboard/add-notice");
  await page.getByLabel("Details").fill("Two people, one notice.");
  await page.getByRole("main").getByRole("button", { name: "Add Notice" }).click();
  await page.waitForURL("**/dashboard");
  await page.goto("/dashboard/deletenotice");
  await page.getByRole("link", { name: /^Edit/ }).first().click();
  await page.getByLabel("Details").fill("Written at length.");
  const colleague = await context.newPage();
  await colleague.goto(page.url().replace("/update", "/delete"));
  await colleague.getByRole("button", { name: "Delete notice" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Another person deleted it");
  await expect(page.getByLabel("Details")).toHaveValue("Written at length.");
  await colleague.getByRole("button", { name: "Undo" }).click();
  await expect(colleague.getByText("Restored")).toBeVisible();
  await page.getByRole("button", { name: "Restore it with this" }).click();
  await page.waitForURL("**/dashboard/deletenotice");
  await expect(page.getByText("Notice updated successfully")).toBeVisible();
  await page.goto(colleague.url());
  await page.getByRole("main").getByText("More", { exact: true }).first().click();
  await page
    .getByRole("link", { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Delete notice" }).click();
  await expect(page.getByText("Notice deleted successfully")).toBeVisible();
});

test("a new password can be looked at", { tag: "@both" }, async ({ page, login }, { project }) => {
  await login();
  await page.goto("/dashboard/staff/password");
  const password = page.getByLabel("New password");
  await expect(password).toHaveAttribute("type", "password");
  const show = page.getByRole("button", { name: "Show password" });
  if (project.name === "nojs") return expect(show).toHaveCount(0);
  await password.fill("three brown goats");
  await show.click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("three brown goats");
});

test("a long address does not make a page wider than the screen", async ({ page, login, request }) => {
  const address = `https://forms.example/${"a1b2c3d4".repeat(20)}`;
  await login();
  await page.goto("/dashboard/add-notice");
  await page.getByLabel("Title").fill("x".repeat(180));
  await page.getByLabel("Details").fill(`Fill in ${address}`);
  await page.getByRole("main").getByRole("button", { name: "Add Notice" }).click();
  await page.waitForURL("**/dashboard");
  await page.addInitScript(() => sessionStorage.setItem("popup-closed-1", "yes"));
  for (const path of ["/dashboard", "/dashboard/deletenotice", "/notices", "/"]) {
    await page.goto(path);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect([path, scrollWidth]).toEqual([path, clientWidth]);
  }
  const { data } = await (await request.get("/gdapi/get_notices.php")).json();
  await page.goto(`/dashboard/notice/${data[0].id}/delete`);
  await page.getByRole("button", { name: "Delete notice" }).click();
  await expect(page.getByText("Notice deleted successfully")).toBeVisible();
});

test("the second of two who change a notice sees both versions, and saves theirs", async ({
  page,
  login,
  context,
}) => {
  await login();
  await page.goto("/dashboard/add-notice");
  await page.getByLabel("Details").fill("Two people, one change.");
  await page.getByRole("main").getByRole("button", { name: "Add Notice" }).click();
  await page.waitForURL("**/dashboard");
  await page.goto("/dashboard/deletenotice");
  await page.getByRole("link", { name: /^Edit/ }).first().click();
  await page.getByLabel("Details").fill("Mine, at length.");
  const colleague = await context.newPage();
  await colleague.goto(page.url());
  await colleague.getByLabel("Details").fill("Theirs.");
  await colleague.getByRole("button", { name: "Save", exact: true }).click();
  await expect(colleague.getByText("Notice updated successfully")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Another person changed it");
  await expect(page.getByRole("row", { name: /Details/ })).toContainText("Theirs.");
  await expect(page.getByLabel("Details")).toHaveValue("Mine, at length.");
  await page.getByRole("button", { name: "Save what I typed" }).click();
  await expect(page.getByText("Notice updated successfully")).toBeVisible();
  await page.getByRole("main").getByText("More", { exact: true }).first().click();
  await page
    .getByRole("link", { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Delete notice" }).click();
  await expect(page.getByText("Notice deleted successfully")).toBeVisible();
});

test("an ended session does not cost the typed text", async ({ page, login, context }) => {
  await login();
  await page.goto("/dashboard/add-notice");
  await page.getByLabel("Details").fill("Typed before the session ended.");
  await context.clearCookies();
  await page.getByRole("main").getByRole("button", { name: "Add Notice" }).click();
  await expect(page.getByRole("alert")).toContainText("Kindly Login. To access Dashboard!");
  await page.getByLabel("Username").fill("clerk");
  await page.getByLabel("Password", { exact: true }).fill("marigold and palash");
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page.getByLabel("Details")).toHaveValue("Typed before the session ended.");
});

test("the marquee can be paused", async ({ page }) => {
  await page.goto("/notices");
  const state = () =>
    page
      .getByLabel("Latest notice")
      .getByRole("link")
      .evaluate((text) => getComputedStyle(text).animationPlayState);
  expect(await state()).toBe("running");
  await page.getByRole("button", { name: "Pause the scrolling notice" }).focus();
  await page.keyboard.press("Space");
  expect(await state()).toBe("paused");
});

test("an iPhone without SubmitEvent.submitter saves a draft as a draft", async ({ page, login, own }) => {
  // Needs script.
  await page.addInitScript(() => {
    Reflect.deleteProperty(SubmitEvent.prototype, "submitter");
    Reflect.deleteProperty(HTMLFormElement.prototype, "requestSubmit");
  });
  await login();
  const title = `Draft of an old phone ${own}`;
  await page.goto("/dashboard/add-notice");
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Title").first().fill(title);
  await page.getByLabel("Details").fill("Not yet.");
  await page.getByRole("button", { name: "Save draft" }).click();
  await page.waitForURL("**/dashboard**");
  await page.goto("/notices");
  await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
  await page.goto("/dashboard/deletenotice");
  await expect(page.getByText(title).first()).toBeVisible();
});
