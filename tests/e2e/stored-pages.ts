import { type Browser, expect, type Page } from "@playwright/test";
import { pdf } from "./uploads";

export const noConnection = "No connection. This page was stored on your phone on";

/** Paths of everything that the browser stores, without the list itself. */
export const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname).filter((path) => !path.endsWith("/offline/list"));
  });

/** True if the pages in the language of the open page are stored. */
const isListStored = (page: Page) =>
  page.evaluate(async () => {
    const language = /^\/[a-z]{2}(?=\/|$)/.exec(location.pathname)?.[0] ?? "";
    return Boolean(await caches.match(`${language}/offline/list`));
  });

/** Waits until the worker has stored everything. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => isListStored(page), { timeout: 30_000 }).toBe(true);
}

/** A parent's phone that has stored the pages. */
export async function openPhone(browser: Browser, baseURL: string, path: string) {
  const phone = await browser.newContext({ baseURL, serviceWorkers: "allow" });
  const parent = await phone.newPage();
  await visit(parent, path);
  return { phone, parent };
}

export async function addNotice(page: Page, title: string): Promise<void> {
  await page.goto("/dashboard/add-notice");
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Title").first().fill(title);
  await page.getByLabel("Details").fill("Everything about it.");
  await page.locator("#files").setInputFiles([await pdf("Programme.pdf")]);
  await expect(page.getByText("Uploaded. It becomes part")).toHaveCount(1, { timeout: 30_000 });
  await page.getByRole("main").getByRole("button", { name: "Add Notice" }).click();
  await page.waitForURL("**/dashboard");
}
