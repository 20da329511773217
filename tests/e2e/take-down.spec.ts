import { expect } from "@playwright/test";
import { test } from "./site";

test("a mother takes the result of her daughter down, and the office erases or puts it back", async ({
  page,
  login,
  look,
}) => {
  test.slow();
  await page.goto("/results");
  const main = page.getByRole("main");
  const card = main.getByRole("listitem").first();
  const name = await card.getByRole("heading").innerText();
  const picture = (await card.locator("img").getAttribute("src")) ?? "";
  expect((await page.request.get(picture)).status()).toBe(200);
  await look();
  await main.getByRole("link", { name: `Remove this result ${name}`, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Remove this result");
  await expect(main).toContainText(name);
  await look();

  await main.getByLabel("Your name", { exact: true }).fill("Rina Das");
  await main.getByLabel("I am the mother or father", { exact: true }).check();
  await main.getByRole("button", { name: "Remove it", exact: true }).click();
  await expect(main.getByRole("alert").or(main.locator("#phone-error")).first()).toContainText(
    "Give us a phone number or an e-mail address",
  );
  await expect(main.getByLabel("Your name", { exact: true })).toHaveValue("Rina Das");
  await main.getByLabel("Phone", { exact: true }).fill("98765 43210");
  await main.getByRole("button", { name: "Remove it", exact: true }).click();
  await expect(page.getByRole("status")).toContainText("Thank you. The result is off the website.");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This result is not on the website");
  await look();
  expect((await page.request.get(picture)).status()).toBe(404);
  await page.goto("/results");
  await expect(main.getByRole("heading", { name, exact: true })).toHaveCount(0);

  await login();
  await page.goto("/dashboard");
  await page
    .getByRole("main")
    .getByRole("link", { name: /A visitor asks you to remove something from the website/ })
    .click();
  await look();
  await page.getByRole("link", { name: "Decide the request of Rina Das", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Request to remove a photo: Rina Das");
  await expect(main).toContainText(name);
  await look();
  await main.getByRole("button", { name: "Put it back", exact: true }).click();
  await expect(page.getByRole("status")).toContainText("The result is on the website again");
  await page.goto("/results");
  await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
});
