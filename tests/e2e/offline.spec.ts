import { type AddressInfo, connect, createServer } from "node:net";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import Sqlite from "better-sqlite3";
import { startServer } from "./server";
import { expectSound, logOut, test } from "./site";
import { copyStarterSite } from "./starter-site";
import { addNotice, noConnection, openPhone, storedPaths, visit } from "./stored-pages";
import { pdf, photo } from "./uploads";

// Other journeys block service workers (playwright.config.ts).
test.use({ serviceWorkers: "allow", own: "offline", timezoneId: "Asia/Kolkata" });
test.beforeEach(({ javaScriptEnabled }) => test.skip(javaScriptEnabled === false, "needs script"));

/** Fills in a contact form but for the phone number. */
async function fillIn(page: Page, message: string): Promise<void> {
  await page.getByLabel("First name").fill("Meera");
  await page.getByLabel("Last name").fill("Das");
  await page.getByLabel("Message").fill(message);
}

/** A connection to a server that can lose the server's answers. */
async function startLine() {
  let isLosing = false;
  let port = 0;
  const proxy = createServer((client) => {
    const upstream = connect(port, "127.0.0.1");
    client.pipe(upstream).on("error", () => client.destroy());
    client.on("error", () => upstream.destroy());
    upstream.on("data", (bytes) => (isLosing ? client.destroy() : client.write(bytes)));
    upstream.on("end", () => client.end());
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    connectTo: (server: { origin: string }) => {
      port = Number(new URL(server.origin).port);
    },
    loseAnswers: (isLost: boolean) => {
      isLosing = isLost;
    },
    end: () => proxy.close(),
  };
}

test("pages for parents are read without a connection, with their age", async ({
  page,
  login,
  browser,
  server,
}) => {
  test.slow();
  await login();
  await addNotice(page, "Sports day");
  const { phone, parent } = await openPhone(browser, server.origin, "/");
  const link = parent.getByRole("link", { name: "Sports day" }).first();
  const notice = (await link.getAttribute("href")) ?? "";
  await phone.setOffline(true);
  const line = parent.locator("[data-enhance=offline]");
  for (const path of ["/", "/notices", notice, "/year-calendar", "/fees", "/timings", "/contact"]) {
    await parent.goto(path);
    await expect(line, path).toContainText(noConnection);
    await expect(parent.locator("img, script[src], dialog"), path).toHaveCount(0);
  }
  // The number alone, as in messages.
  await parent.goto(notice.replace(/-.*/, ""));
  await expect(parent.getByRole("heading", { level: 1 })).toHaveText("Sports day");
  await expectSound(parent);
  const file = await parent.getByRole("link", { name: /Programme/ }).getAttribute("href");
  const type = await parent.evaluate(
    async (path) => (await caches.match(path))?.headers.get("Content-Type"),
    file ?? "",
  );
  expect(type).toBe("application/pdf");
  await parent.goto("/results");
  await expect(line).toHaveText("No connection. The page you opened is not stored on your phone.");
  await parent.getByRole("main").getByRole("link", { name: "Fees" }).click();
  await expect(parent).toHaveURL(/\/fees$/);
  await expect(line).toContainText(noConnection);
  await phone.setOffline(false);
  await parent.goto("/fees");
  await expect(line).toBeHidden();
  await phone.close();
});

test("forms sent without a connection, or whose answer is lost, arrive once", async ({ browser }) => {
  test.slow();
  const site = await copyStarterSite();
  const line = await startLine();
  const server = await startServer(site.path, { LOG_LEVEL: "warn", ORIGIN: line.origin });
  line.connectTo(server);
  const { phone, parent } = await openPhone(browser, line.origin, "/");
  const messages = () => {
    const db = new Sqlite(join(site.path, "school.sqlite"), { readonly: true });
    const rows = db.prepare("select id from messages where last_name = 'Das'").all();
    db.close();
    return rows;
  };
  const expectLine = expect(parent.locator("[data-enhance=offline]"));
  const write = async (path: string, text: string, beforeSending = () => {}) => {
    await parent.goto(path);
    await fillIn(parent, text);
    await parent.getByLabel("Phone").fill("9437012345");
    beforeSending();
    await parent.getByRole("button", { name: "Send message" }).click();
    await expectLine.toContainText("waits on your phone", { timeout: 20_000 });
  };
  await phone.setOffline(true);
  await write("/contact", "Is there a bus from Soro?");
  await expectSound(parent);
  await parent.getByRole("link", { name: "Do not send it" }).click();
  await expectLine.toContainText("Nothing waits on your phone");
  await write("/contact", "Is there a bus from Soro?");
  expect(messages()).toHaveLength(0);
  await phone.setOffline(false);
  // It leaves at once or with the next page, and its answer can come after the page.
  await expect(async () => {
    await parent.goto("/contact");
    await expect(parent.getByText("Message Sent")).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  expect(messages()).toHaveLength(1);
  await write("/contact", "And from Remuna?", () => line.loseAnswers(true));
  await expect.poll(messages).toHaveLength(2);
  line.loseAnswers(false);
  await parent.goto("/notices");
  const unsent = () => parent.evaluate(async () => (await (await caches.open("unsent-forms")).keys()).length);
  await expect.poll(unsent, { timeout: 30_000 }).toBe(0);
  expect(messages()).toHaveLength(2);
  await phone.close();
  line.end();
  await server.end("SIGTERM");
  await site.remove();
});

test("a form that the school refuses later comes back with everything typed", async ({ page, context }) => {
  await visit(page, "/");
  await context.setOffline(true);
  await page.goto("/contact");
  await fillIn(page, "Is there a bus from Soro?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.locator("[data-enhance=offline]")).toContainText("waits on your phone");
  await context.setOffline(false);
  await page.goto("/fees");
  const isRefused = () =>
    page.evaluate(async () => Boolean(await caches.match("/contact", { cacheName: "unsent-forms" })));
  await expect.poll(isRefused, { timeout: 30_000 }).toBe(true);
  await page.goto("/contact");
  await expect(page.getByLabel("Message")).toHaveValue("Is there a bus from Soro?");
  await expect(page.getByRole("alert")).toBeVisible();
});

test("a notice and photos that staff add without a connection are sent once, also after the phone was off", async ({
  page,
  context,
  login,
}) => {
  await login();
  await page.goto("/dashboard/add-notice");
  const photos = await context.newPage();
  await photos.goto("/dashboard/uploadimage");
  for (const each of [page, photos]) await each.waitForLoadState("networkidle");
  await context.setOffline(true);
  const waiting = (each: Page) => each.getByRole("status", { name: "Waiting for a connection" });
  const addNotice = async (title: string) => {
    await page.getByLabel("Title").first().fill(title);
    await page.getByLabel("Details").fill("Written on the bus.");
    await page.getByRole("main").getByRole("button", { name: "Add Notice" }).click();
    await expect(waiting(page)).toContainText(title);
    await expect(page.getByLabel("Title").first()).toHaveValue("");
  };
  await addNotice("Never sent");
  await page.getByRole("button", { name: /^Withdraw ?: Never sent$/ }).click();
  await expect(waiting(page)).toBeHidden();
  await page.locator("#files").setInputFiles([await pdf("Programme.pdf")]);
  await expect(page.getByText("The connection was lost. Please try again.")).toBeVisible();
  await addNotice("Sent when the bus arrived");
  await photos.getByLabel("Title").fill("Seen from the bus");
  await photos
    .locator("#photo")
    .setInputFiles([await photo("one.jpg", "red"), await photo("two.jpg", "blue")]);
  await photos.getByRole("button", { name: "Save", exact: true }).click();
  await expect(waiting(photos).getByRole("listitem")).toHaveCount(3);
  await photos.close();
  await page.close();

  await context.setOffline(false);
  const count = async (path: string, text: string) =>
    (await (await context.request.get(path)).text()).split(text).length - 1;
  for (let visits = 0; visits < 2; visits += 1) {
    const later = await context.newPage();
    await later.goto("/dashboard");
    await expect
      .poll(() => count("/gdapi/get_notices.php", "Sent when the bus"), { timeout: 30_000 })
      .toBe(1);
    await expect(waiting(later)).toBeHidden({ timeout: 30_000 });
    await later.close();
  }
  expect(await count("/gdapi/get_notices.php", "Never sent")).toBe(0);
  const gallery = await context.newPage();
  await gallery.goto("/school-gallery");
  await expect(gallery.getByRole("link", { name: "Seen from the bus", exact: true })).toHaveCount(2);
  await gallery.goto("/notices");
  await gallery.getByRole("link", { name: "Sent when the bus arrived", exact: true }).click();
  await expect(
    gallery
      .getByRole("main")
      .getByRole("link", { name: /Programme/ })
      .first(),
  ).toBeVisible();
});

test("a notice that the website refuses later is opened again with everything typed", async ({
  page,
  context,
  login,
}) => {
  await login();
  await page.goto("/dashboard/add-notice");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByLabel("Title").first().fill("Without details");
  await page.getByLabel("Details").evaluate((field: HTMLTextAreaElement) => {
    field.required = false;
  });
  await page.getByRole("main").getByRole("button", { name: "Add Notice" }).click();
  const waiting = page.getByRole("status", { name: "Waiting for a connection" });
  await expect(waiting).toContainText("Without details");
  await context.setOffline(false);
  await expect(waiting).toContainText("The website did not take it.", { timeout: 30_000 });
  await waiting.getByRole("button", { name: "Open the form" }).click();
  await expect(page.getByLabel("Title").first()).toHaveValue("Without details");
  await expect(waiting).toBeHidden();
});

test("pages of staff are never stored", async ({ page, login }) => {
  await visit(page, "/");
  await login();
  await page.goto("/dashboard/messages");
  await page.goto("/notices");
  await expect(page.getByRole("link", { name: /^Edit/ }).first()).toBeVisible();
  await page.evaluate(() => caches.delete("stored-pages"));
  await visit(page, "/");
  const paths = await storedPaths(page);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => /^\/(dashboard|log|gdapi|application|take-down)/.test(path))).toEqual([]);
  const isOfStaff = await page.evaluate(async () => {
    const store = await caches.open("stored-pages");
    const all = await Promise.all((await store.keys()).map((key) => store.match(key)));
    return (await Promise.all(all.map((one) => one?.text()))).some((text) => text?.includes("/dashboard/"));
  });
  expect(isOfStaff).toBe(false);
  // The end of a session clears the storage of the browser.
  await page.goto("/dashboard");
  const unsent = () => page.evaluate(async () => Boolean(await caches.match("/unsent-by-staff")));
  await page.evaluate(async () => {
    const store = await caches.open("unsent-forms");
    await store.put("/unsent-by-staff", new Response("text"));
  });
  expect(await unsent()).toBe(true);
  await logOut(page);
  await expect.poll(unsent).toBe(false);
});

test("the worker is requested after the page is complete", async ({ page, context }) => {
  const requested: string[] = [];
  context.on("request", (request) => requested.push(new URL(request.url()).pathname));
  page.on("load", () => requested.push("load"));
  await visit(page, "/");
  expect(requested).toContain("/sw.js");
  expect(requested.indexOf("load")).toBeLessThan(requested.indexOf("/sw.js"));
});
