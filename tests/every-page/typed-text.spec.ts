import { expect, type Page } from "@playwright/test";
import { logOut, test } from "../e2e/site";
import { pdf } from "../e2e/uploads";
import { dashboardPages } from "../pages";

test.beforeEach(({ javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without script the browser keeps the text itself");
});

const add = "/dashboard/add-notice";
const note = /^Your text from .+ is here\./;

async function typeNotice(page: Page, title: string): Promise<void> {
  await page.goto(add);
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Title").first().fill(title);
  await page.getByLabel("Details").fill("Bring your own water bottle.");
  await page.getByLabel("Details").blur();
}

const stored = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("typed-text")));

async function expectNotice(page: Page, title: string): Promise<void> {
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByLabel("Title").first()).toHaveValue(title);
  await expect(page.getByLabel("Details")).toHaveValue("Bring your own water bottle.");
}

test("a form brings back its text after menu and Back, reload, and a closed or discarded tab", async ({
  page,
  context,
  login,
  look,
}) => {
  await login();
  await typeNotice(page, "Sports day");
  await page.getByText("Menu", { exact: true }).click();
  // The form is in the same group of the menu, which is open.
  await page.getByRole("link", { name: "Calendar", exact: true }).click();
  await page.waitForURL("**/dashboard/calendar");
  await page.goBack();
  await expectNotice(page, "Sports day");
  await look();

  await page.reload();
  await expectNotice(page, "Sports day");

  const again = await context.newPage();
  await page.close();
  // A tab that the browser discards gets no event: only what is stored already counts.
  await again.addInitScript(() => {
    for (const end of ["pagehide", "visibilitychange"])
      window.addEventListener(end, (event) => event.stopImmediatePropagation(), true);
  });
  await again.goto(add);
  await expectNotice(again, "Sports day");
  await again.getByLabel("Title").first().fill("Sports day, new date");
  await expect.poll(async () => JSON.stringify(await stored(again))).toContain("Sports day, new date");
  const last = await context.newPage();
  await again.close();
  await last.goto(add);
  await expectNotice(last, "Sports day, new date");

  await last.getByRole("button", { name: "Discard" }).click();
  await expect(last.getByLabel("Title").first()).toHaveValue("");
  await expect(last.getByText(note)).toHaveCount(0);
  expect(await stored(last)).toEqual([]);
});

test("the text is removed when it is saved, and at logout", async ({ page, login, site }) => {
  await login();
  await typeNotice(page, "Saved notice");
  await page.getByRole("main").getByRole("button", { name: "Add Notice" }).click();
  await page.waitForURL("**/dashboard");
  await expect.poll(() => stored(page)).toEqual([]);
  await page.goto(add);
  await page.waitForLoadState("networkidle");
  await expect(page.getByLabel("Title").first()).toHaveValue("");

  // A refused form is not saved.
  await page.goto("/dashboard/calendar/add");
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Title").first().fill("No date");
  await page.getByLabel("Date", { exact: true }).fill("");
  await page.locator("form[data-typed-text]").evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await page.getByRole("main").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Enter the date, such as 2026-04-01").first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Title").first()).toHaveValue("No date");

  await logOut(page);
  await page.waitForURL((url) => url.pathname === "/");
  site.cookies = [];
  expect(await stored(page)).toEqual([]);
});

test("text that was saved is not offered again if the tab was closed before the answer", async ({
  page,
  context,
  login,
}) => {
  await login();
  await typeNotice(page, "Saved, and the tab closed");
  let isSaved = () => {};
  const saved = new Promise<void>((resolve) => {
    isSaved = resolve;
  });
  await page.route(
    (url) => url.pathname.startsWith(add),
    async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      // The server answers, but the tab never sees it.
      await route.fetch();
      isSaved();
    },
  );
  await page.getByRole("main").getByRole("button", { name: "Add Notice" }).click();
  await saved;
  expect(JSON.stringify(await stored(page))).toContain("Saved, and the tab closed");
  const next = await context.newPage();
  await page.close();
  await next.goto(add);
  await next.waitForLoadState("networkidle");
  await expect.poll(() => stored(next)).toEqual([]);
  await expect(next.getByText(note)).toHaveCount(0);
  await expect(next.getByLabel("Title").first()).toHaveValue("");

  // Text that is sent but not saved is offered again.
  await next.getByLabel("Title").first().fill("Lost on the way");
  await next.getByLabel("Details").fill("Bring your own water bottle.");
  await next.route(
    (url) => url.pathname.startsWith(add),
    (route) => (route.request().method() === "POST" ? route.abort() : route.continue()),
  );
  await next.getByRole("main").getByRole("button", { name: "Add Notice" }).click();
  await expect.poll(async () => JSON.stringify(await stored(next))).toContain('\\"sent\\":');
  const last = await context.newPage();
  await next.close();
  await last.goto(add);
  await expectNotice(last, "Lost on the way");
});

test("Enter in a field never sends restored text, and the button sends it after a warning", async ({
  page,
  login,
}) => {
  await login();
  await typeNotice(page, "Not by Enter");
  await page.reload();
  await expectNotice(page, "Not by Enter");
  const warning = page.getByText("Check it, then press the button again.");
  const title = page.getByLabel("Title").first();
  for (let presses = 0; presses < 3; presses += 1) {
    await title.focus();
    await page.keyboard.press("Enter");
    await expect(warning).toBeVisible();
    await expect(title).not.toBeFocused();
    // The focus is on the warning, where Enter does nothing.
    await page.keyboard.press("Enter");
  }
  await expect(page).toHaveURL(new RegExp(`${add}$`));
  await expect(title).toHaveValue("Not by Enter");
  await page.getByRole("main").getByRole("button", { name: "Add Notice" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard");
});

test("the page for logging out removes the text too", async ({ page, login, site }) => {
  await login();
  await typeNotice(page, "Not for the next person");
  await page.goto("/logout");
  await page.waitForLoadState("networkidle");
  expect(await stored(page)).toHaveLength(1);
  await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  site.cookies = [];
  expect(await stored(page)).toEqual([]);
});

test("attached files come back", async ({ page, login }) => {
  await login();
  await typeNotice(page, "With a file");
  await page.locator("#files").setInputFiles([await pdf("Timetable.pdf")]);
  await expect(page.getByText("Uploaded. It becomes part")).toHaveCount(1, { timeout: 30_000 });
  await page.reload();
  await expectNotice(page, "With a file");
  await expect(page.getByText("Uploaded. It becomes part")).toHaveCount(1, { timeout: 30_000 });
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByText("Uploaded. It becomes part")).toHaveCount(0, { timeout: 30_000 });
});

test("rows that were added to a table come back", async ({ page, login }) => {
  await login();
  await page.goto("/dashboard/texts/fees_table");
  await page.waitForLoadState("networkidle");
  const rows = page.locator("li[id^=row-]");
  const before = await rows.count();
  await page.getByRole("button", { name: "Add rows" }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(before);
  const cell = page.locator(`#cell-${before}-0`);
  if (!(await cell.isVisible())) await rows.nth(before).locator("summary").click();
  await cell.fill("Class XIII");
  await cell.blur();
  await expect.poll(async () => JSON.stringify(await stored(page))).toContain("Class XIII");
  await page.reload();
  await expect(cell).toHaveValue("Class XIII");
});

const typedInputs =
  "textarea, input[type=text], input[type=email], input[type=tel], input[type=url], input:not([type])";

test("every staff form brings back what was typed, except passwords and codes", async ({ page, login }) => {
  test.setTimeout(600_000);
  await login();
  const forgetful: string[] = [];
  let walked = 0;
  for (const path of dashboardPages) {
    const response = await page.goto(path);
    const html = (await response?.text()) ?? "";
    if (!html.includes('data-typed-text=""')) continue;
    await page.waitForLoadState("networkidle");
    const fields = page.locator("form[data-typed-text]").locator(typedInputs);
    const fill = () =>
      fields.evaluateAll((all, text) => {
        const secret = /password|one-time-code/;
        const typed = (all as HTMLInputElement[]).filter(
          ({ readOnly, disabled, type, name }) => name && !readOnly && !disabled && type !== "hidden",
        );
        for (const field of typed) {
          field.value = text.slice(0, field.maxLength > 0 ? field.maxLength : undefined);
          field.dispatchEvent(new Event("input", { bubbles: true }));
        }
        return typed.filter((field) => !secret.test(field.autocomplete) && field.name !== "code").length;
      }, "typed ".repeat(34).trim());
    const count = await fill();
    if (count === 0) continue;
    walked += 1;
    await page.reload();
    const back = () =>
      fields.evaluateAll(
        (all) => (all as HTMLInputElement[]).filter(({ value }) => /^t(y(p(ed?)?)?)?\b/.test(value)).length,
      );
    await expect
      .poll(back, { timeout: 5000 })
      .toBe(count)
      .catch(async () => forgetful.push(`${path}: ${await back()} of ${count}`));
    await page.evaluate(() => localStorage.clear());
  }
  expect(forgetful).toEqual([]);
  expect(walked).toBeGreaterThan(40);
});
