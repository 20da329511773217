import { expect } from "@playwright/test";
import { addressIn } from "../../app/languages/address";
import { translations } from "../../app/languages/languages";
import { expectSound, test } from "../e2e/site";
import { dashboardPages, pagesInLanguages, pagesOfProject, publicPages } from "../pages";

/** Axe needs script, so the site's own scripts are blocked instead, which leaves the page without script. */
test.use({ javaScriptEnabled: true });

test.beforeEach(async ({ page }, { project }) => {
  if (project.name === "nojs")
    await page.route("**/assets/*.js", (route) =>
      route.fulfill({ body: "", contentType: "text/javascript" }),
    );
});

for (const path of publicPages) {
  test(`${path} is sound on a phone`, async ({ page }, { project }) => {
    test.skip(!pagesOfProject(project).includes(path), "of the same layout as one that is looked at");
    await page.emulateMedia({
      reducedMotion: "reduce",
      colorScheme: project.name === "nojs" ? "dark" : "light",
    });
    await page.goto(path);
    await expectSound(page);
  });
}

for (const language of translations) {
  for (const width of [360, 1280]) {
    test(`ten pages in ${language.code} are sound at ${width} pixels`, async ({ page }, { project }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.emulateMedia({
        reducedMotion: "reduce",
        colorScheme: project.name === "nojs" ? "dark" : "light",
      });
      for (const path of pagesInLanguages) {
        await page.goto(addressIn(language, path));
        await expect(page.locator("html")).toHaveAttribute("lang", language.code);
        await expectSound(page);
      }
    });
  }
}

/** Split so that workers share the load. */
const parts = 6;

for (let part = 0; part < parts; part += 1) {
  test(`dashboard pages are sound on a phone, and begin at the top, part ${part + 1} of ${parts}`, async ({
    page,
    login,
  }, { project }) => {
    test.skip(project.name === "nojs", "`npm run test:axe` looks at the staff's pages without script");
    await login();
    for (const [index, path] of dashboardPages.entries()) {
      if (index % parts !== part) continue;
      // Adjacent pages share a layout, so they alternate between schemes; `npm run test:axe` covers all.
      const colorScheme = Math.floor(index / parts) % 2 ? "dark" : "light";
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
      await page.goto(path);
      await expectSound(page);
      const heading = await page.getByRole("main").getByRole("heading", { level: 1 }).boundingBox();
      // Uses the public frame with its header.
      const most = path === "/dashboard/appendix-ix/report" ? 240 : 120;
      expect(heading?.y, path).toBeLessThanOrEqual(most);
    }
  });
}
