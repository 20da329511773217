import AxeBuilder from "@axe-core/playwright";
import { test as base, type Cookie, expect, type Page } from "@playwright/test";
import { type RunningServer, staff } from "./server";
import { startEmptySite, startStarterSite } from "./starter-site";

type Site = Awaited<ReturnType<typeof startStarterSite>> & { cookies: Cookie[] };

interface Fixtures {
  /** Name of a site of its own, for files that count its content: no other journey has changed it. */
  own: string;
  /** True for a site with nothing but the first account; needs `own`. */
  isEmpty: boolean;
  site: Site;
  server: RunningServer;
  login: () => Promise<void>;
  /** Runs `expectSound` in projects with script, which axe needs. */
  look: () => Promise<void>;
}

interface WorkerFixtures {
  /** Opens a site, or returns the open one. Sites in the worker, not a worker for each, save restarts. */
  openSite: (own: string, isEmpty: boolean) => Promise<Site>;
}

/** Browser on a running site; console errors and policy violations fail the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  own: ["", { option: true }],
  isEmpty: [false, { option: true }],
  openSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const open = new Map<string, Site>();
      await use(async (own, isEmpty) => {
        for (const [name, { end }] of open) {
          // Only the shared site is used again later.
          if (name === "" || name === own) continue;
          open.delete(name);
          await end();
        }
        const site = open.get(own) ?? {
          ...(await (isEmpty ? startEmptySite() : startStarterSite())),
          cookies: [],
        };
        open.set(own, site);
        return site;
      });
      for (const { end } of open.values()) await end();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  site: [async ({ openSite, own, isEmpty }, use) => use(await openSite(own, isEmpty)), { timeout: 120_000 }],
  server: async ({ site }, use) => use(site.server),
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
  login: async ({ page, site }, use) => {
    await use(async () => {
      // One login per site, until a journey logs out.
      await page.context().addCookies(site.cookies);
      await page.goto("/dashboard");
      if (new URL(page.url()).pathname === "/dashboard") return;
      await page.goto("/login");
      await page.getByLabel("Username").fill(staff.username);
      await page.getByLabel("Password", { exact: true }).fill(staff.password);
      await page.getByRole("main").getByRole("button", { name: "Login" }).click();
      await page.waitForURL("**/dashboard");
      site.cookies = await page.context().cookies();
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
