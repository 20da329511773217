import { expect } from "@playwright/test";
import { translations } from "../../app/languages/languages";
import { test } from "../e2e/site";
import { dashboardPages } from "../pages";

/** Own server: other walks read staff pages in English. */
test.use({ own: "staff-languages" });

// Pages alternate between languages, since their components are shared.
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
    // React reports hydration mismatches.
    page.on("pageerror", ({ message }) => differing.push(`${page.url()}: ${message.slice(0, 120)}`));
    for (const path of dashboardPages.filter((_, index) => index % translations.length === turn)) {
      await page.goto(path, { waitUntil: "networkidle" });
      expect(await page.locator("html").getAttribute("lang"), path).toBe(language.code);
    }
    expect(differing).toEqual([]);
  });
}
