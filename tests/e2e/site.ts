import AxeBuilder from "@axe-core/playwright";
import { test as base, type Cookie, expect, type Page } from "@playwright/test";
import { type RunningServer, staff } from "./server";
import { startStarterSite } from "./starter-site";

interface Fixtures {
  /** Logs in and lands on the dashboard. */
  login: () => Promise<void>;
  /** Looks whether the page is sound (`expectSound`), where there is script: axe needs it, and without the page is the same. */
  look: () => Promise<void>;
}

interface WorkerFixtures {
  /** The name of a file that counts what the starter content has: no other journeys have changed its server's. */
  own: string;
  server: RunningServer;
  /** The cookies of the clerk's last login on this server. */
  session: { cookies: Cookie[] };
}

/** A browser on a running site; what the console or the policy complains of fails the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  own: ["", { option: true, scope: "worker" }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const { server, end } = await startStarterSite();
      await use(server);
      await end();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  session: [async ({}, use) => use({ cookies: [] }), { scope: "worker" }],
  baseURL: async ({ server }, use) => use(server.origin),
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      // A refused form answers 422, which Chromium reports as a failed resource.
      if (message.type() === "error" && !/status of 4\d\d|net::ERR_FAILED/.test(message.text()))
        complaints.push(message.text());
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
  look: async ({ page, javaScriptEnabled }, use) => {
    await use(async () => {
      if (javaScriptEnabled) await expectSound(page);
    });
  },
  login: async ({ page, session }, use) => {
    await use(async () => {
      // One login serves all journeys of a worker, until one of them logs out.
      await page.context().addCookies(session.cookies);
      await page.goto("/dashboard");
      if (new URL(page.url()).pathname === "/dashboard") return;
      await page.goto("/login");
      await page.getByLabel("Username").fill(staff.username);
      await page.getByLabel("Password", { exact: true }).fill(staff.password);
      await page.getByRole("main").getByRole("button", { name: "Login" }).click();
      await page.waitForURL("**/dashboard");
      session.cookies = await page.context().cookies();
    });
  },
});

/** Logs out by the menu of staff pages, as on a phone. */
export async function logOut(page: Page): Promise<void> {
  const logout = page.getByRole("button", { name: "Logout" });
  // A page that arrives closes the menu that was opened on the one before.
  await expect(async () => {
    if (!(await logout.isVisible())) await page.getByText("Menu", { exact: true }).click();
    await logout.click({ timeout: 1000 });
  }).toPass();
}

/** No violation that axe knows, and nothing wider than the screen. Axe itself needs script in its own page. */
export async function expectSound(page: Page): Promise<void> {
  // Its way for pages without frames of other sites; the newer one opens another page for each look.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html.slice(0, 160)) })),
  ).toEqual([]);
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
}
