import { expect } from "@playwright/test";
import { startServer } from "../e2e/server";
import { test } from "../e2e/site";
import { copyStarterSite } from "../e2e/starter-site";
import { addNotice, noConnection, openPhone, storedPaths, visit } from "../e2e/stored-pages";

// Other journeys block service workers (playwright.config.ts).
test.use({ serviceWorkers: "allow", own: "offline", timezoneId: "Asia/Kolkata" });
test.describe.configure({ mode: "default" });

const inOdia = "ସଂଯୋଗ ନାହିଁ। ଏହି ପୃଷ୍ଠା";

test("a visitor in Odia has the pages in Odia", { tag: "@js" }, async ({ page, context }) => {
  await visit(page, "/or/notices");
  await context.setOffline(true);
  for (const path of ["/or/", "/or", "/or/notices", "/or/year-calendar"]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", "or");
    await expect(page.locator("[data-enhance=offline]")).toContainText(inOdia);
  }
});

test("a visit in another language keeps the stored pages of the first", { tag: "@js" }, async ({
  page,
  context,
}) => {
  await visit(page, "/notices");
  await visit(page, "/or/notices");
  await context.setOffline(true);
  await page.goto("/fees");
  await expect(page.locator("[data-enhance=offline]")).toContainText(noConnection);
  await page.goto("/or/fees");
  await expect(page.locator("[data-enhance=offline]")).toContainText(inOdia);
  await page.goto("/results");
  await expect(page.locator("[data-enhance=offline]")).toContainText("is not stored on your phone");
});

test("the stored answer about school today is shown on its day only", { tag: "@js" }, async ({
  page,
  context,
}) => {
  await visit(page, "/");
  await context.setOffline(true);
  await page.goto("/");
  await expect(page.locator("[data-today]")).toHaveCount(1);
  await page.evaluate(async () => {
    const store = await caches.open("stored-pages");
    const kept = await store.match("/");
    const html = (await kept?.text())?.replace(/data-today="[^"]*"/, 'data-today="2020-01-01"');
    await store.put("/", new Response(html, { headers: kept?.headers ?? {} }));
  });
  await page.goto("/");
  await expect(page.locator("[data-enhance=offline]")).toContainText(noConnection);
  await expect(page.locator("[data-today]")).toHaveCount(0);
});

test("a deleted notice leaves the phone at the next visit", { tag: "@js" }, async ({
  page,
  login,
  browser,
  server,
}) => {
  test.slow();
  await login();
  await addNotice(page, "Picnic");
  const { phone, parent } = await openPhone(browser, server.origin, "/notices");
  const isStored = async () =>
    (await storedPaths(parent)).some((path) => /picnic|files\/programme/.test(path));
  expect(await isStored()).toBe(true);
  await page.goto("/notices");
  await page.getByRole("link", { name: "Picnic", exact: true }).click();
  await page.getByRole("link", { name: /^Edit/ }).first().click();
  await page
    .getByRole("link", { name: /^Delete/ })
    .first()
    .click();
  await page
    .getByRole("main")
    .getByRole("button", { name: /Delete/ })
    .click();
  await page.waitForURL(/dashboard/);
  await parent.goto("/fees");
  await expect.poll(isStored, { timeout: 30_000 }).toBe(false);
  const texts = () =>
    parent.evaluate(async () => {
      const store = await caches.open("stored-pages");
      const all = await Promise.all((await store.keys()).map((key) => store.match(key)));
      return (await Promise.all(all.map((one) => one?.text()))).join("\n");
    });
  await expect.poll(async () => (await texts()).includes("Picnic"), { timeout: 30_000 }).toBe(false);
  await phone.close();
});

test("OFFLINE=off removes the worker and everything stored", { tag: "@js" }, async ({ context }) => {
  test.slow();
  const site = await copyStarterSite();
  const first = await startServer(site.path, { LOG_LEVEL: "warn" });
  const page = await context.newPage();
  await visit(page, `${first.origin}/`);
  await first.end("SIGTERM");
  const { port } = new URL(first.origin);
  const second = await startServer(site.path, { LOG_LEVEL: "warn", OFFLINE: "off", PORT: port });
  await page.goto(`${second.origin}/fees`);
  await expect(page.locator("[data-enhance=offline]")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 20_000 }).toEqual([]);
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.goto(`${second.origin}/fees`);
  await expect.poll(workers).toBe(0);
  await second.end("SIGTERM");
  await site.remove();
});
