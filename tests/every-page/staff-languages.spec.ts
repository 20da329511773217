import { expect } from "@playwright/test";
import { translations } from "../../app/languages/languages";
import { test } from "../e2e/site";
import { dashboardPages } from "../pages";

/** On a server of its own: the other walks read the staff pages in English. */
test.use({ own: "staff-languages" });

// Each page in one of the languages, the next one in the next: what they are made of is the same.
for (const [turn, language] of translations.entries()) {
  test(`staff pages say the same on the server and in the browser, in ${language.code}`, async ({
    page,
    login,
  }, { project }) => {
    test.skip(project.name === "nojs", "React runs with script only");
    test.slow();
    await login();
    await page.goto("/dashboard/account");
    await page.locator(`button[value=${language.code}]`).first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", language.code);
    const differing: string[] = [];
    // Where the two differ React throws the page away, and says so.
    page.on("pageerror", ({ message }) => differing.push(`${page.url()}: ${message.slice(0, 120)}`));
    for (const path of dashboardPages.filter((_, index) => index % translations.length === turn)) {
      await page.goto(path, { waitUntil: "networkidle" });
      expect(await page.locator("html").getAttribute("lang"), path).toBe(language.code);
    }
    expect(differing).toEqual([]);
  });
}
