import { expect, type Page } from "@playwright/test";
import { test } from "./site";

/** Delays React's first work, as on a busy phone; `release` starts it. */
async function holdWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    let held: (() => void)[] | undefined = [];
    MessagePort.prototype.postMessage = function (message: unknown) {
      const post = () => postMessage.call(this, message, {});
      if (held) held.push(post);
      else post();
    };
    const release = () => {
      const all = held ?? [];
      held = undefined;
      for (const post of all) post();
    };
    Object.assign(window, { release });
  });
}

const isTaken = (page: Page) =>
  page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith("__react")));

for (const [what, path, label] of [
  ["a table", "/dashboard/texts/fees_table", "Class, row 2"],
  ["a notice", "/dashboard/add-notice", "Details"],
] as const) {
  test(`keeps what is typed into the form of ${what} while its script starts`, async ({ page, login }) => {
    // Without script nothing begins.
    await login();
    await holdWork(page);
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(await isTaken(page)).toBe(false);
    const field = page.getByRole("main").getByLabel(label, { exact: true });
    await field.click();
    await field.press("Control+A");
    await page.keyboard.type("Typed at once");
    await page.evaluate(() => (window as unknown as { release: () => void }).release());
    await expect.poll(() => isTaken(page)).toBe(true);
    await expect(field).toHaveValue("Typed at once");
    await expect(field).toBeFocused();
    await page.keyboard.type(", and on");
    await expect(field).toHaveValue("Typed at once, and on");
  });
}

test("while a form is on its way its button says so, and a second press sends nothing", async ({
  page,
  login,
}) => {
  // Without script the browser itself says that it waits.
  await login();
  await page.goto("/dashboard/texts/mission");
  await page.waitForLoadState("networkidle");
  const main = page.getByRole("main");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let sent = 0;
  await page.route(
    ({ pathname }) => pathname.startsWith("/dashboard/texts/mission"),
    async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      sent += 1;
      await held;
      await route.continue();
    },
  );
  await main.getByRole("textbox").first().fill("To send every child home with a question.");
  await main.getByRole("button", { name: "Save", exact: true }).click();
  const busy = main.getByRole("button", { name: "Saving…" });
  await expect(busy).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Enter");
  release();
  await expect(page.getByRole("status").filter({ hasText: "Text saved" })).toBeVisible();
  expect(sent).toBe(1);
});
