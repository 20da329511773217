import { dashboardPages, publicPages } from "../pages";
import { expectSound, test } from "./site";

/**
 * Without script: axe has to run in the page, so here the site's own scripts are kept from it instead, which
 * leaves the very page that a browser without script shows.
 */
test.use({ javaScriptEnabled: true });

test.beforeEach(async ({ page }, { project }) => {
  if (project.name === "nojs")
    await page.route("**/assets/*.js", (route) =>
      route.fulfill({ body: "", contentType: "text/javascript" }),
    );
});

for (const path of publicPages) {
  test(`${path} is sound on a phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await expectSound(page);
  });
}

test("every dashboard page is sound on a phone", async ({ page, login }, { project }) => {
  test.skip(project.name === "nojs", "`npm run test:axe` looks at the staff's pages without script");
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await login();
  for (const path of dashboardPages) {
    await page.goto(path);
    await expectSound(page);
  }
});
