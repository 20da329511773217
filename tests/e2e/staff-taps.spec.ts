import { expect, type Locator } from "@playwright/test";
import { test } from "./site";
import { photo } from "./uploads";

/** Taps of frequent tasks on a phone, from the start page. */
test.use({ own: "staff-taps", viewport: { width: 360, height: 740 } });
// In one worker, with one server.
test.describe.configure({ mode: "default" });

test("a new teacher is four taps: More, the button, the photo, and Save", { tag: "@nojs" }, async ({
  page,
  login,
}) => {
  await login();
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  const main = page.getByRole("main");
  await tap(main.getByText("More", { exact: true }));
  await tap(main.getByRole("link", { name: "Add Faculty" }));
  const chosen = page.waitForEvent("filechooser");
  await tap(main.getByLabel("Photo", { exact: true }));
  await (await chosen).setFiles(await photo("Teacher.jpg"));
  await main.getByRole("textbox", { name: "Name" }).fill("Sunita Rao");
  await main.getByRole("textbox", { name: "Role" }).fill("Teacher of Odia");
  await tap(main.locator("#record-form button.button-primary"));
  await page.waitForURL("**/dashboard");
  await expect(page.getByRole("status").first()).toContainText("Sunita Rao");
  expect(taps).toBe(4);
});

test("a message answered by WhatsApp is marked as answered, and Undo opens it again", {
  tag: "@both",
}, async ({ page, login, javaScriptEnabled }) => {
  await page.goto("/contact");
  await page.getByLabel("First name").fill("Rina");
  await page.getByLabel("Phone").fill("98765 43210");
  await page.getByLabel("Message").fill("When is the meeting?");
  await page.getByRole("main").getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("status")).toContainText("Message Sent");
  await login();
  await page.goto("/dashboard/messages");
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  const main = page.getByRole("main");
  if (javaScriptEnabled) await main.getByRole("link", { name: "WhatsApp: Rina" }).click();
  // Without script this is the second tap.
  else await main.getByRole("button", { name: "Mark as answered: Rina" }).click();
  await expect(page.getByRole("status").first()).toContainText("Marked as answered");
  await expect(main).toContainText("Answered by clerk");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(main.getByRole("button", { name: "Mark as answered" })).toBeVisible();
});
