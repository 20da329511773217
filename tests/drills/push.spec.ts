import { join } from "node:path";
import { type CDPSession, expect, type Page, type Worker } from "@playwright/test";
import type Sqlite from "better-sqlite3";
import { openSqlite } from "~db/sqlite";
import { startServer } from "../e2e/server";
import { expectSound, test } from "../e2e/site";
import { copyStarterSite } from "../e2e/starter-site";
import { findBrowser, findWholeBrowser } from "../support/browser";
import { pushService } from "../support/push-service";

test.use({
  serviceWorkers: "allow",
  // Each test starts a site.
  baseURL: "http://127.0.0.1",
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, executablePath: findWholeBrowser() ?? findBrowser() ?? "" }),
    { scope: "worker" },
  ],
});
test.beforeEach(({ javaScriptEnabled }) => test.skip(javaScriptEnabled === false, "needs script"));

/** Site that may send to a push service on this machine. */
async function startPushSite() {
  const service = await pushService();
  const directory = await copyStarterSite();
  const server = await startServer(directory.path, { PUSH_ALLOWED_HOSTS: service.host });
  const db = openSqlite(join(directory.path, "school.sqlite"));
  return {
    service,
    server,
    db,
    async end() {
      db.close();
      await server.end("SIGTERM");
      await service.end();
      await directory.remove();
    },
  };
}

/** Subscribes at our push service: the browser's own needs the Internet. Everything else is the browser's. */
async function fakeSubscribing(page: Page, endpoint: string, keys: Record<string, string>): Promise<void> {
  await page.addInitScript(
    ([address, phoneKeys]) => {
      let isOn = sessionStorage.getItem("subscribed") === "yes";
      const note = (value: boolean) => {
        isOn = value;
        sessionStorage.setItem("subscribed", value ? "yes" : "");
      };
      const subscription = {
        endpoint: address,
        toJSON: () => ({ endpoint: address, keys: phoneKeys }),
        unsubscribe: async () => note(false),
      };
      Object.assign(PushManager.prototype, {
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          if (applicationServerKey.length !== 87) throw new Error("No key of the site.");
          note(true);
          return subscription;
        },
        getSubscription: async () => (isOn ? subscription : null),
      });
    },
    [endpoint, keys] as const,
  );
}

/** Subscribes the phone again, as a browser does that changed its subscription. */
async function renewSubscription(worker: Worker, endpoint: string, keys: Record<string, string>) {
  await worker.evaluate(
    async ([address, phoneKeys]) => {
      Object.assign(PushManager.prototype, {
        subscribe: async () => ({ toJSON: () => ({ endpoint: address, keys: phoneKeys }) }),
        getSubscription: async () => null,
      });
      let work: Promise<unknown> | undefined;
      const waitUntil = (given: Promise<unknown>) => {
        work = given;
      };
      globalThis.dispatchEvent(Object.assign(new Event("pushsubscriptionchange"), { waitUntil }));
      await work;
    },
    [endpoint, keys] as const,
  );
}

/** Delivers a push message to the page's worker, as the browser's push service would. */
async function deliver(session: CDPSession, origin: string, message: object): Promise<void> {
  const found = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await found;
  const data = JSON.stringify(message);
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
}

const addNotice = (db: Sqlite.Database, title: string, priority: string) => {
  const at = new Date().toISOString();
  db.prepare(
    `insert into notices (title, details, date, category, priority, created_at, updated_at, published_at)
     values (?, 'Heavy rain.', ?, 'holiday', ?, ?, ?, ?)`,
  ).run(title, at.slice(0, 10), priority, at, at, at);
};

test("a parent gets a notice on the phone, opens it, and stops", async ({ browser }) => {
  test.slow();
  const site = await startPushSite();
  const { origin } = site.server;
  const phone = site.service.add("/parent");
  const { endpoint, ...keys } = phone;
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: "allow" });
  await context.grantPermissions(["notifications"]);
  const page = await context.newPage();
  await fakeSubscribing(page, endpoint, keys);
  await page.goto("/or/notices");
  await page.locator("details:has([data-enhance=push]) > summary").click();
  const start = page.getByRole("button", { name: "ଏହି ଫୋନ୍‌ରେ ସୂଚନା ପାଆନ୍ତୁ" });
  await expect(start).toBeVisible();
  await expectSound(page);
  await start.click();
  await expect(page.getByRole("status").filter({ hasText: "ଏହି ଫୋନ୍ ନୂଆ ସୂଚନା ପାଏ" })).toBeVisible();
  const stored = site.db.prepare("select endpoint, language, categories from push_phones").all();
  expect(stored).toEqual([{ endpoint, language: "or", categories: "" }]);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("There is no worker.");

  // A restored backup may not have the phone.
  site.db.prepare("delete from push_phones").run();
  await renewSubscription(worker, endpoint, keys);
  expect(site.db.prepare("select endpoint, language, categories from push_phones").all()).toEqual(stored);

  addNotice(site.db, "School closed tomorrow", "high");
  await expect.poll(() => site.service.taken.length, { timeout: 60_000 }).toBe(1);
  const message = site.service.taken[0]?.message;
  expect(message?.notification.title).toBe("School closed tomorrow");
  await deliver(await context.newCDPSession(page), origin, message ?? {});

  const shown = () =>
    worker.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      return (await registration.getNotifications()).map(({ title, body, lang }) => ({ title, body, lang }));
    });
  await expect.poll(shown).toEqual([{ title: "School closed tomorrow", body: "Heavy rain.", lang: "or" }]);

  // The tap: only the browser itself may open a window, so the worker says which one.
  const opened = await worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (url: string) => Promise<unknown> };
      NotificationEvent: new (type: string, init: { notification?: Notification }) => Event;
      dispatchEvent: (event: Event) => void;
    };
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error("There is no notification.");
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = async (url) => resolve(url);
      const event = new scope.NotificationEvent("notificationclick", { notification });
      scope.dispatchEvent(Object.assign(event, { waitUntil: () => {} }));
    });
  });
  expect(opened).toMatch(/\/or\/notices\/\d+-school-closed-tomorrow$/);
  await page.goto(opened);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("School closed tomorrow");
  expect(await shown()).toEqual([]);

  await page.locator("details:has([data-enhance=push]) > summary").click();
  await page.getByRole("button", { name: "ଏହି ଫୋନ୍‌ରେ ସୂଚନା ବନ୍ଦ କରନ୍ତୁ" }).click();
  await expect(page.getByRole("status").filter({ hasText: "ଏହି ଫୋନ୍ ଆଉ ସୂଚନା ପାଇବ ନାହିଁ" })).toBeVisible();
  await expect.poll(() => site.db.prepare("select count(*) from push_phones").pluck().get()).toBe(0);
  expect(await page.evaluate(() => caches.has("push-choice"))).toBe(false);
  await context.close();
  await site.end();
});

test("a visitor who refuses reads why, and one without script has the other ways", async ({ browser }) => {
  const site = await startPushSite();
  const { origin } = site.server;
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.goto("/notices");
  await page.getByText("Get new notices").click();
  await page.getByRole("button", { name: "Get notices on this phone" }).click();
  await expect(page.getByRole("status").filter({ hasText: "then Permissions, Notifications" })).toBeVisible();
  expect(site.db.prepare("select count(*) from push_phones").pluck().get()).toBe(0);
  const plain = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  const other = await plain.newPage();
  await other.goto("/notices");
  await other.getByText("Get new notices").click();
  await expect(other.getByRole("button", { name: "Get notices on this phone" })).toBeHidden();
  await expect(other.getByRole("link", { name: "Get notices by e-mail" })).toBeVisible();
  await Promise.all([context.close(), plain.close()]);
  await site.end();
});
