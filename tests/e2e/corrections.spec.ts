import { expect } from "@playwright/test";
import { translated } from "../support/languages";
import { test } from "./site";

test("a clerk says a button otherwise in Odia, visitors read it, and the usual words come back", async ({
  page,
  look,
  login,
}) => {
  const usual = translated("or", "Send message");
  const own = "ଆମକୁ ଲେଖନ୍ତୁ";
  const button = (name: string) => page.getByRole("main").getByRole("button", { name, exact: true });

  await login();
  await page.goto("/dashboard/languages");
  await page.getByRole("link", { name: "Correct menus, buttons and hints" }).click();
  const languages = page.getByRole("navigation", { name: "Languages" });
  await languages.getByRole("link", { name: "ଓଡ଼ିଆ" }).click();
  await page
    .getByRole("searchbox", { name: "Search in English or in the other language" })
    .fill("send message");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await look();
  await page.getByRole("link", { name: "Send message", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Send message");
  await expect(page.getByRole("main").getByText(usual, { exact: true })).toBeVisible();

  const words = page.getByRole("main").getByRole("textbox");
  await words.fill(`${own} {count}`);
  await button("Save").click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect(words).toHaveValue(`${own} {count}`);
  await look();

  await words.fill(own);
  await button("Save").click();
  await expect(page.getByRole("status").first()).toContainText(`Saved in ${"ଓଡ଼ିଆ"}`);
  await page.goto("/or/contact");
  await expect(button(own)).toBeVisible();
  await page.goto("/contact");
  await expect(button("Send message")).toBeVisible();

  await page.goto("/dashboard/languages/words?language=or&show=corrected");
  await page.getByRole("link", { name: "Send message", exact: true }).click();
  await button("Use the usual words again").click();
  await expect(page.getByRole("status").first()).toContainText("The usual words are back");
  await page.goto("/or/contact");
  await expect(button(usual)).toBeVisible();
});
