import { expect } from "@playwright/test";
import { sampleNotice } from "../pages";
import { test } from "./site";

const path = `/notices/${sampleNotice}`;

test(
  "a notice is passed on: by WhatsApp, as a link, on paper",
  { tag: "@both" },
  async ({ page, context }, { project }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "yes");
    });
    await page.goto("/notices/1");
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const share = page.getByRole("region", { name: "Share this notice" });
    const whatsApp = share.getByRole("link", { name: "Share on WhatsApp" });
    await expect(whatsApp).toHaveAttribute("href", new RegExp(`text=.*${encodeURIComponent(path)}$`));
    await share.getByText("More ways").click();
    const field = share.getByLabel("Link to this notice");
    const copy = share.getByRole("button", { name: "Copy link" });
    if (project.name === "nojs") {
      await expect(field).toHaveValue(page.url());
      await expect(copy).toBeHidden();
      return;
    }
    await expect(field).toBeHidden();
    await copy.click();
    await expect(share.locator("[data-copied]")).toHaveText("The link is copied.");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await share.getByRole("button", { name: "Print" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
  },
);

test("shows the link for copying by hand if the browser cannot copy", async ({ page }) => {
  // There it always is.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.goto(path);
  await page.getByText("More ways").click();
  await page.getByRole("button", { name: "Copy link" }).click();
  const field = page.getByLabel("Link to this notice");
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url());
});

test("a meeting goes into a calendar", async ({ page, request }) => {
  await page.goto(path);
  await expect(page.getByText(/When: .*, 9:00 am to 12:00 pm/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Add to calendar" })).toHaveAttribute(
    "href",
    /^https:\/\/calendar\.google\.com\//,
  );
  await page.getByText("More ways").click();
  const file = await page.getByRole("link", { name: "Calendar file" }).getAttribute("href");
  expect(await (await request.get(file ?? "")).text()).toContain("BEGIN:VEVENT");
});

test("notices are chosen by month, and read one after the other", async ({ page }) => {
  await page.goto("/notices");
  const month = page.getByLabel("Month", { exact: true });
  const values = await month
    .locator("optgroup option")
    .evaluateAll((options) =>
      options.map((option) => (option as HTMLOptionElement).value).filter((value) => value.length === 7),
    );
  const [, older = ""] = values;
  await month.selectOption(older);
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(new RegExp(`/notices\\?when=${older}$`));
  await expect(month).toHaveValue(older);
  await page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link").first().click();
  const first = page.url();
  const others = page.getByRole("navigation", { name: "Other notices" });
  await others.getByRole("link", { name: /^Newer notice/ }).click();
  await expect(page).not.toHaveURL(first);
  await others.getByRole("link", { name: /^Older notice/ }).click();
  await expect(page).toHaveURL(first);
});
