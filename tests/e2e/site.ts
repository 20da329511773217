import AxeBuilder from "@axe-core/playwright";
import { test as base, type Cookie, expect, type Page } from "@playwright/test";
import { type RunningServer, staff } from "./server";
import { startStarterSite } from "./starter-site";

interface Fixtures {
  login: () => Promise<void>;
  /** Runs `expectSound` in projects with script, which axe needs. */
  look: () => Promise<void>;
}

interface WorkerFixtures {
  /** Unique name for files that count starter content: no other journey has changed their server. */
  own: string;
  server: RunningServer;
  /** Cookies of the clerk's last login. */
  session: { cookies: Cookie[] };
}

/** Browser on a running site; console errors and policy violations fail the test. */
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
      // Chromium reports the 422 of refused forms and requests of journeys without a connection as errors.
      if (
        message.type() === "error" &&
        !/status of 4\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED)/.test(message.text())
      )
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
      // One login per worker, until a journey logs out.
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

export async function logOut(page: Page): Promise<void> {
  const logout = page.getByRole("button", { name: "Logout" });
  // A page that arrives closes the previous page's menu.
  await expect(async () => {
    if (!(await logout.isVisible())) await page.getByText("Menu", { exact: true }).click();
    await logout.click({ timeout: 1000 });
  }).toPass();
}

/** Checks axe rules and horizontal overflow. Needs script. */
export async function expectSound(page: Page): Promise<void> {
  // Legacy mode opens no extra page and suits pages without foreign frames.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html.slice(0, 160)) })),
  ).toEqual([]);
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
}
